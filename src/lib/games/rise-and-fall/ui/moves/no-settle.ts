import { moveUi } from '$lib/play/move-ui';
import { noSettle as kind } from '../../tales/leviathan';

export const noSettle = moveUi(kind, { icon: 'rf-end' });
