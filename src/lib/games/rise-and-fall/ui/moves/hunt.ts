import { moveUi } from '$lib/play/move-ui';
import { hunt as kind, OTHERS } from '../../tales/dragon';
import { together } from './together';

export const hunt = moveUi(kind, { icon: 'ta-dragon', ...together(kind, OTHERS) });
