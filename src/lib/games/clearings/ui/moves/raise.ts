import { moveUi } from '$lib/play/move-ui';
import { raise as kind } from '../../moves/raise';
import { onCell } from './on-cell';

export const raise = moveUi(kind, {
  icon: 'c-tower',
  ...onCell,
  attempt: (place, seat) => ({ kind: 'raise', seat, place })
});
