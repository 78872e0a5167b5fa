import { moveUi } from '$lib/play/move-ui';
import { leech as kind } from '../../moves/leech';

export const leech = moveUi(kind, { icon: 'tm-power' });
