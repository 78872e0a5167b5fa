import { missing, transfer, type Refusal, type Seat } from '$lib/kernel';
import { kit, type Draft } from '../kit';
import type { ClearingsPosition, Price, Stock } from '../state';

/** What is paid goes back to the supply (CL 1.2). */
export function pay(draft: Draft, seat: Seat, price: Price): void {
  const me = draft.item('seats', seat);
  [me.goods, draft.p.supply] = transfer(me.goods, draft.p.supply, price);
}

/** What the supply can give of this; nobody gets what is not there. */
export const available = ({ supply }: ClearingsPosition, wanted: Price): Stock => ({
  wood: Math.min(wanted.wood ?? 0, supply.wood),
  stone: Math.min(wanted.stone ?? 0, supply.stone)
});

/** Goods from the supply, as far as it reaches. */
export function earn(draft: Draft, seat: Seat, gain: Price): void {
  const me = draft.item('seats', seat);
  [draft.p.supply, me.goods] = transfer(draft.p.supply, me.goods, available(draft.p, gain));
}

/** From one seat to another. */
export function give(draft: Draft, from: Seat, to: Seat, gift: Price): void {
  const [giver, taker] = [draft.item('seats', from), draft.item('seats', to)];
  [giver.goods, taker.goods] = transfer(giver.goods, taker.goods, gift);
}

/** Why a seat cannot pay: what it needs and what it has. */
export function refusePrice(position: ClearingsPosition, seat: Seat, price: Price, rule: string): Refusal | null {
  const { goods } = position.seats[seat]!;
  const short = missing(goods, price);
  if (short === null) return null;
  if (short.wood !== undefined && short.stone !== undefined) {
    const params = { wood: price.wood!, stone: price.stone!, hasWood: goods.wood, hasStone: goods.stone };
    return kit.refuse('price.both', rule, params);
  }
  const good = short.wood === undefined ? 'stone' : 'wood';
  return kit.refuse(`price.${good}`, rule, { needs: price[good]!, has: goods[good] });
}
