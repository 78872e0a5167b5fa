import { moveUi } from '$lib/play/move-ui';
import { riverTown as kind } from '../../moves/river-town';
import { raises } from './on-hex';
import { tapOn } from './tap-on';

export const riverTown = moveUi(kind, {
  ...raises('tm-town'),
  attempt: tapOn('hex', ([hex], seat) => ({ kind: 'riverTown', seat, hex }))
});
