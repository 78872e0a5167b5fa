import { moveUi } from '$lib/play/move-ui';
import { lay as kind } from '../../moves/lay';
import { isCell } from '../place-names';
import { placeOfSettling, settlingAt } from './places';

export const lay = moveUi(kind, {
  icon: 'rf-tile',
  places: ({ to, turn }) => [placeOfSettling(to, turn)],
  badge: () => null,
  attempt(place, seat) {
    const meant = settlingAt(place) ?? (isCell(place) ? { to: place, turn: 0 } : null);
    return meant && { kind: 'lay', seat, ...meant };
  }
});
