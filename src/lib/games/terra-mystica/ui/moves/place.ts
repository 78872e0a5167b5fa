import { moveUi } from '$lib/play/move-ui';
import { place as kind } from '../../moves/first';
import { BUILDING } from '../icons';
import { raises } from './on-hex';
import { tapOn } from './tap-on';

export const place = moveUi(kind, {
  ...raises(BUILDING.D),
  attempt: tapOn('hex', ([hex], seat) => ({ kind: 'place', seat, hex }))
});
