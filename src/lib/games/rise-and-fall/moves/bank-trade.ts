import * as v from 'valibot';
import { ECONOMY } from '../data';
import { warnShortBank } from '../rules/income';
import { earn, pay, receive, refusePrice, refuseTaking } from '../rules/stock';
import type { Resource } from '../state';
import { action } from './action';

export const DEALS = ['buyWood', 'buyStone', 'sellWood', 'sellStone'] as const;
type Deal = (typeof DEALS)[number];

const partsOf = (deal: Deal): { resource: Resource; buys: boolean } => ({
  resource: deal.endsWith('Wood') ? 'wood' : 'stone',
  buys: deal.startsWith('buy')
});

/** One resource bought from the bank or sold to it. */
export const bankTrade = action(
  'bankTrade',
  { deal: v.picklist(DEALS) },
  {
    rule: 'RF 8.6',
    by: ['merchant'],
    candidates: (_position, _actor, { kind, seat, from }) => DEALS.map((deal) => ({ kind, seat, from, deal })),
    refuse(position, { piece: { owner } }, { deal }) {
      const { resource, buys } = partsOf(deal);
      if (!buys) return refusePrice(position, owner, { [resource]: 1 }, 'RF 8.6');
      const price = { gold: ECONOMY.bankTrade };
      return refuseTaking(position, owner, resource, 'RF 8.6') ?? refusePrice(position, owner, price, 'RF 8.6');
    },
    effect(draft, { piece: { owner } }, { deal }) {
      const { resource, buys } = partsOf(deal);
      if (buys) {
        pay(draft, owner, { gold: ECONOMY.bankTrade });
        receive(draft, owner, { [resource]: 1 });
        draft.tell('bank.bought', { seat: owner, resource, n: ECONOMY.bankTrade });
      } else {
        pay(draft, owner, { [resource]: 1 });
        draft.tell('bank.sold', { seat: owner, resource, n: earn(draft, owner, ECONOMY.bankTrade) });
      }
    },
    warnings: (position, _actor, { deal }) => (partsOf(deal).buys ? [] : warnShortBank(position, ECONOMY.bankTrade))
  }
);
