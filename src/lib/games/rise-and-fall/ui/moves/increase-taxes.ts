import { moveUi } from '$lib/play/move-ui';
import { increasedTax, increaseTaxes as kind } from '../../tales/banks';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { bankIncome } from './income';

export const increaseTaxes = moveUi(kind, {
  icon: 'rf-gold',
  ...inPlace(kind),
  ...bankIncome(increasedTax),
  ...forAll(kind)
});
