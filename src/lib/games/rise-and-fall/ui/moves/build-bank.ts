import { moveUi } from '$lib/play/move-ui';
import { buildBank as kind } from '../../tales/banks';
import { inPlace } from './by-piece';
import { pieceSign } from './signs';

export const buildBank = moveUi(kind, { icon: 'rf-banks', ...inPlace(kind), badge: () => pieceSign('bank') });
