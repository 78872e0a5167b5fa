import { moveUi } from '$lib/play/move-ui';
import { declineLeech as kind } from '../../moves/leech';

export const declineLeech = moveUi(kind, { icon: 'ui-close' });
