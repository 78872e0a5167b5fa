import { moveUi } from '$lib/play/move-ui';
import { walk as kind } from '../../moves/walk';
import { onCell } from './by-piece';

export const move = moveUi(kind, { icon: 'rf-move', atOnce: 'free', ...onCell(kind), badge: () => null });
