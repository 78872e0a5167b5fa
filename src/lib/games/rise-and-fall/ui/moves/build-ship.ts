import { moveUi } from '$lib/play/move-ui';
import { buildShip as kind } from '../../moves/build-ship';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const buildShip = moveUi(kind, { icon: 'rf-ship', ...onCell(kind), badge: () => pieceSign('ship') });
