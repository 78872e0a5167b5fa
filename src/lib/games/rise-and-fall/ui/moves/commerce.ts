import { moveUi } from '$lib/play/move-ui';
import { commerce as kind, commerceOf } from '../../tales/ports';
import { inPlace } from './by-piece';
import { bankIncome } from './income';

export const commerce = moveUi(kind, { icon: 'rf-gold', ...inPlace(kind), ...bankIncome(commerceOf) });
