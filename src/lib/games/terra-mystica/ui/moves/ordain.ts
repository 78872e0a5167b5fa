import { moveUi } from '$lib/play/move-ui';
import { ordain as kind } from '../../moves/ordain';

export const ordain = moveUi(kind, {
  icon: 'tm-priest',
  describe: ({ n }) => ({ key: n === 0 ? 'move.ordain.none' : 'move.ordain.this' })
});
