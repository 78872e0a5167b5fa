import { moveUi } from '$lib/play/move-ui';
import { keepGold as kind } from '../../moves/keep-gold';

export const keepGold = moveUi(kind, { icon: 'rf-gold' });
