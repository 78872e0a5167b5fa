import { moveUi } from '$lib/play/move-ui';
import { settle as kind } from '../../moves/settle';
import { onCell } from './on-cell';

export const settle = moveUi(kind, {
  icon: 'c-hut',
  ...onCell,
  attempt: (place, seat) => ({ kind: 'settle', seat, place })
});
