import { moveUi } from '$lib/play/move-ui';
import { floatCity as kind } from '../../tales/floating-cities';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const floatCity = moveUi(kind, { icon: 'ta-floatingCities', ...onCell(kind), badge: () => pieceSign('city') });
