import { moveUi } from '$lib/play/move-ui';
import { welcome as kind } from '../../moves/welcome';

export const welcome = moveUi(kind, { icon: 'c-welcome' });
