import { moveUi } from '$lib/play/move-ui';
import { skip as kind } from '../../moves/skip';

export const skip = moveUi(kind, { icon: 'ui-close' });
