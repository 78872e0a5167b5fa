import { moveUi } from '$lib/play/move-ui';
import { tile as kind } from '../../moves/tile';
import { isCell } from '../place-names';
import { asked, tryAt } from './laying';
import { lyingAt, placeOfTile } from './places';

export const tile = moveUi(kind, {
  icon: 'rf-tile',
  places: (move) => [placeOfTile(move)],
  badge: () => null,
  attempt(place, seat, view) {
    const lying = lyingAt(place);
    if (lying !== null) return { kind: 'tile', seat, ...lying };
    const decision = asked(view, 'tile');
    if (decision === null || !isCell(place)) return null;
    const { orientation, q, r } = tryAt(view.world, decision.tier, place);
    return { kind: 'tile', seat, orientation, q, r };
  }
});
