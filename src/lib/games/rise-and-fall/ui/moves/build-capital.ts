import { moveUi } from '$lib/play/move-ui';
import { buildCapital as kind, OTHERS } from '../../tales/capital';
import { together } from './together';

export const buildCapital = moveUi(kind, { icon: 'rf-capital', ...together(kind, OTHERS) });
