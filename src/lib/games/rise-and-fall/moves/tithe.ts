import { refuseIncome, titheOf, warnShortBank } from '../rules/income';
import { earn } from '../rules/stock';
import { action, once } from './action';

/** What the faithful around a Temple give. */
export const tithe = action(
  'tithe',
  {},
  {
    rule: 'RF 8.4',
    by: ['temple'],
    candidates: once,
    refuse: (position, actor) => refuseIncome(titheOf(position, actor)),
    effect(draft, actor) {
      const { owner, cell } = actor.piece;
      draft.tell('tithe', { seat: owner, cell, n: earn(draft, owner, titheOf(draft.p, actor)) });
    },
    warnings: (position, actor) => warnShortBank(position, titheOf(position, actor))
  }
);
