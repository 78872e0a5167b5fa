import { moveUi } from '$lib/play/move-ui';
import { decline as kind } from '../../moves/decline';

export const decline = moveUi(kind, { icon: 'ui-close' });
