import { moveUi } from '$lib/play/move-ui';
import { send as kind } from '../../moves/send';
import { isCell } from '../place-names';

/** Where an event leads something; what would be lost there is marked on the board. */
export const send = moveUi(kind, {
  icon: 'ta-event',
  places: ({ to }) => [to],
  badge: () => null,
  attempt: (place, seat) => (isCell(place) ? { kind: 'send', seat, to: place } : null)
});
