import { moveUi } from '$lib/play/move-ui';
import { sendPriest as kind } from '../../moves/send-priest';
import { cultIcon } from '../icons';
import { orderSpace } from '../places';
import { tapOn } from './tap-on';

const onSpace = tapOn('order', ([cult, value], seat) => ({ kind: 'sendPriest', seat, cult, value: Number(value) }));
const onTrack = tapOn('cult', ([cult], seat) => ({ kind: 'sendPriest', seat, cult, value: 1 }));

/** A priest who goes for one step comes back. */
export const sendPriest = moveUi(kind, {
  icon: 'tm-priest',
  places: ({ cult, value }) => [orderSpace(cult, value)],
  picture: ({ cult }) => cultIcon(cult),
  describe: ({ value }) => ({ key: value === 1 ? 'move.sendPriest.back' : 'move.sendPriest.this' }),
  attempt: (...tap) => onSpace(...tap) ?? onTrack(...tap)
});
