import { moveUi } from '$lib/play/move-ui';
import { end as kind } from '../../moves/end';

export const end = moveUi(kind, { icon: 'ui-check', atOnce: true });
