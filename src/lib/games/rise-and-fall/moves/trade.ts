import * as v from 'valibot';
import { ECONOMY } from '../data';
import { tell } from '../draft';
import { cityTrade, noIncome, seaTrade, shortBank, tithe as titheOf } from '../rules/income';
import type { Actor } from '../rules/actors';
import { cannotPay, cannotTake, earn, pay, receive } from '../rules/stock';
import type { RafPosition, Resource } from '../state';
import { action } from './action';

const tradeOf = (position: RafPosition, actor: Actor): number =>
  actor.piece.type === 'ship' ? seaTrade(position, actor) : cityTrade(actor);

/** Ships with the coast of their sea, Merchants with the Cities around and under them. */
export const trade = action({
  kind: 'trade',
  rule: 'RF 8',
  by: ['ship', 'merchant'],
  fields: {},
  ways: () => [{}],
  refuse: (position, actor) => noIncome(tradeOf(position, actor)),
  perform(d, actor) {
    const { owner, type, cell } = actor.piece;
    tell(d, 'trade', { seat: owner, piece: type, cell, n: earn(d, owner, tradeOf(d.p, actor)) });
  },
  warnings: (position, actor) => shortBank(position, tradeOf(position, actor))
});

/** What the faithful around a Temple give. */
export const tithe = action({
  kind: 'tithe',
  rule: 'RF 8.4',
  by: ['temple'],
  fields: {},
  ways: () => [{}],
  refuse: (position, actor) => noIncome(titheOf(actor)),
  perform(d, actor) {
    const { owner, cell } = actor.piece;
    tell(d, 'tithe', { seat: owner, cell, n: earn(d, owner, titheOf(actor)) });
  },
  warnings: (position, actor) => shortBank(position, titheOf(actor))
});

export const DEALS = ['buyWood', 'buyStone', 'sellWood', 'sellStone'] as const;
type Deal = (typeof DEALS)[number];

const partsOf = (deal: Deal): { resource: Resource; buys: boolean } => ({
  resource: deal.endsWith('Wood') ? 'wood' : 'stone',
  buys: deal.startsWith('buy')
});

/** One resource bought from the bank or sold to it. */
export const bankTrade = action({
  kind: 'bankTrade',
  rule: 'RF 8.6',
  by: ['merchant'],
  fields: { deal: v.picklist(DEALS) },
  ways: () => DEALS.map((deal) => ({ deal })),
  refuse(position, { piece: { owner } }, { deal }) {
    const { resource, buys } = partsOf(deal);
    if (buys) {
      const price = { gold: ECONOMY.bankTrade };
      return cannotTake(position, owner, resource, 'RF 8.6') ?? cannotPay(position, owner, price, 'RF 8.6');
    }
    return cannotPay(position, owner, { [resource]: 1 }, 'RF 8.6');
  },
  perform(d, { piece: { owner } }, { deal }) {
    const { resource, buys } = partsOf(deal);
    if (buys) {
      pay(d, owner, { gold: ECONOMY.bankTrade });
      receive(d, owner, { [resource]: 1 });
      tell(d, 'bank.bought', { seat: owner, resource, n: ECONOMY.bankTrade });
    } else {
      pay(d, owner, { [resource]: 1 });
      tell(d, 'bank.sold', { seat: owner, resource, n: earn(d, owner, ECONOMY.bankTrade) });
    }
  },
  warnings: (position, _actor, { deal }) => (partsOf(deal).buys ? [] : shortBank(position, ECONOMY.bankTrade))
});
