import { moveUi } from '$lib/play/move-ui';
import { drop as kind } from '../../moves/drop';

export const drop = moveUi(kind, { icon: 'ui-flag' });
