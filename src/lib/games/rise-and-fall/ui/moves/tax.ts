import { moveUi } from '$lib/play/move-ui';
import { tax as kind } from '../../moves/tax';
import { taxOf } from '../../rules/income';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { bankIncome } from './income';

export const tax = moveUi(kind, {
  icon: 'rf-gold',
  atOnce: 'free',
  ...inPlace(kind),
  ...bankIncome(taxOf),
  ...forAll(kind)
});
