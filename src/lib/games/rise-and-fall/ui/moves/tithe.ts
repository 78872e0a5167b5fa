import { moveUi } from '$lib/play/move-ui';
import { tithe as kind } from '../../moves/tithe';
import { titheOf } from '../../rules/income';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { bankIncome } from './income';

export const tithe = moveUi(kind, {
  icon: 'rf-gold',
  atOnce: 'free',
  ...inPlace(kind),
  ...bankIncome(titheOf),
  ...forAll(kind)
});
