import { refuseIncome, taxOf, warnShortBank } from '../rules/income';
import { earn } from '../rules/stock';
import { action, once } from './action';

/** Gold from the citizens, by the ground the City stands on. */
export const tax = action(
  'tax',
  {},
  {
    rule: 'RF 8.2',
    by: ['city'],
    candidates: once,
    refuse: (position, actor) => refuseIncome(taxOf(position, actor)),
    effect(draft, actor) {
      const { owner, cell } = actor.piece;
      draft.tell('tax', { seat: owner, cell, n: earn(draft, owner, taxOf(draft.p, actor)) });
    },
    warnings: (position, actor) => warnShortBank(position, taxOf(position, actor))
  }
);
