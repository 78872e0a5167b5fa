import { moveUi } from '$lib/play/move-ui';
import { buildPort as kind } from '../../tales/ports';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const buildPort = moveUi(kind, { icon: 'rf-ports', ...onCell(kind), badge: () => pieceSign('port') });
