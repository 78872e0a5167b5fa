import { moveUi } from '$lib/play/move-ui';
import { portShip as kind } from '../../tales/ports';
import { inPlace } from './by-piece';
import { pieceSign } from './signs';

export const portShip = moveUi(kind, { icon: 'rf-ship', ...inPlace(kind), badge: () => pieceSign('ship') });
