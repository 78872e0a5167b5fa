import { moveUi } from '$lib/play/move-ui';
import { grow as kind } from '../../moves/grow';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const grow = moveUi(kind, { icon: 'rf-nomad', ...onCell(kind), badge: () => pieceSign('nomad') });
