import { moveUi } from '$lib/play/move-ui';
import { barter as kind } from '../../moves/barter';

export const barter = moveUi(kind, { icon: 'ui-swap' });
