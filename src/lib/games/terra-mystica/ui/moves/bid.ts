import { moveUi } from '$lib/play/move-ui';
import { bid as kind } from '../../moves/choosing';

export const bid = moveUi(kind, { icon: 'vp' });
