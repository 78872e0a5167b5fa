import { moveUi } from '$lib/play/move-ui';
import { build as kind } from '../../moves/build';
import { onCell } from './on-cell';

export const build = moveUi(kind, {
  icon: 'c-hut',
  ...onCell,
  attempt: (place, seat) => ({ kind: 'build', seat, place })
});
