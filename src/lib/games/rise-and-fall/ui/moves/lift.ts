import { moveUi } from '$lib/play/move-ui';
import { liftTiles as kind } from '../../moves/lift';
import { liftedAt, placeOfLift } from './places';

export const lift = moveUi(kind, {
  icon: 'rf-lift',
  places: ({ tiles }) => tiles.map(placeOfLift),
  badge: () => null,
  describe: ({ tiles }) => ({ key: 'move.lift.this', params: { n: tiles.length } }),
  attempt(place, seat) {
    const id = liftedAt(place);
    return id === null ? null : { kind: 'lift', seat, tiles: [id] };
  }
});
