import { moveUi } from '$lib/play/move-ui';
import { pass as kind } from '../../moves/pass';

export const pass = moveUi(kind, { icon: 'ui-pass' });
