import { moveUi } from '$lib/play/move-ui';
import { buildTemple as kind } from '../../moves/build';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const buildTemple = moveUi(kind, { icon: 'rf-temple', ...onCell(kind), badge: () => pieceSign('temple') });
