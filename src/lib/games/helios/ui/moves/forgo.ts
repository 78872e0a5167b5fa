import { moveUi } from '$lib/play/move-ui';
import { forgo as kind } from '../../moves/forgo';

export const forgo = moveUi(kind, { icon: 'ui-pass' });
