import { moveUi } from '$lib/play/move-ui';
import { takeSpadeTokens as kind } from '../../moves/tokens';

export const takeSpadeTokens = moveUi(kind, { icon: 'tm-power' });
