import { moveUi } from '$lib/play/move-ui';
import { endTurn as kind } from '../../moves/end-turn';

export const endTurn = moveUi(kind, { icon: 'ui-pass', atOnce: true });
