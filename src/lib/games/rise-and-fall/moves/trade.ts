import { refuseIncome, tradeOf, warnShortBank } from '../rules/income';
import { earn } from '../rules/stock';
import { action, once } from './action';

/** Ships with the coast of their sea, Merchants with the Cities around and under them. */
export const trade = action(
  'trade',
  {},
  {
    rule: 'RF 8',
    by: ['ship', 'merchant'],
    candidates: once,
    refuse: (position, actor) => refuseIncome(tradeOf(position, actor)),
    effect(draft, actor) {
      const { owner, type, cell } = actor.piece;
      draft.tell('trade', { seat: owner, piece: type, cell, n: earn(draft, owner, tradeOf(draft.p, actor)) });
    },
    warnings: (position, actor) => warnShortBank(position, tradeOf(position, actor))
  }
);
