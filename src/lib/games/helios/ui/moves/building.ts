import { moveUi } from '$lib/play/move-ui';
import { building as kind } from '../../moves/building';
import { isA, partOf } from '../places';

export const building = moveUi(kind, {
  icon: 'hl-town-council',
  places: ({ building }) => [`building:${building}`],
  picture: ({ building }) => `hl-${building}`,
  attempt: (place, seat) => (isA('building', place) ? { kind: 'building', seat, building: partOf(place) } : null)
});
