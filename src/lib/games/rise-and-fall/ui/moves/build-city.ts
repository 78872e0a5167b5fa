import { moveUi } from '$lib/play/move-ui';
import { buildCity as kind } from '../../moves/build';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const buildCity = moveUi(kind, { icon: 'rf-city', ...onCell(kind), badge: () => pieceSign('city') });
