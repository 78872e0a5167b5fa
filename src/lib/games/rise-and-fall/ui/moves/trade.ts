import { moveUi } from '$lib/play/move-ui';
import { trade as kind } from '../../moves/trade';
import { tradeOf } from '../../rules/income';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { bankIncome } from './income';

export const trade = moveUi(kind, {
  icon: 'rf-gold',
  atOnce: 'free',
  ...inPlace(kind),
  ...bankIncome(tradeOf),
  ...forAll(kind)
});
