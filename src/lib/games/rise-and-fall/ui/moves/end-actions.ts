import { moveUi } from '$lib/play/move-ui';
import { endActions as kind } from '../../moves/end-actions';

export const endActions = moveUi(kind, { icon: 'rf-end', atOnce: true });
