import { moveUi } from '$lib/play/move-ui';
import { start as kind } from '../../moves/start';
import { isA, partOf } from '../places';

export const start = moveUi(kind, {
  icon: 'hl-create',
  places: ({ colour }) => [`start:${colour}`],
  picture: ({ colour }) => `h-${colour}`,
  attempt: (place, seat) => (isA('start', place) ? { kind: 'start', seat, colour: partOf(place) } : null)
});
