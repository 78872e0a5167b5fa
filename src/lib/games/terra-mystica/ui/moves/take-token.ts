import { moveUi } from '$lib/play/move-ui';
import { takeToken as kind } from '../../moves/tokens';

export const takeToken = moveUi(kind, { icon: 'tm-power' });
