import { missing, refusal, transfer, type Refusal, type Seat } from '$lib/kernel';
import { withSeat, type ClearingsPosition, type Price, type Stock } from '../state';

/** What is paid goes back to the supply (CL 1.2). */
export function pay(position: ClearingsPosition, seat: Seat, price: Price): ClearingsPosition {
  const [goods, supply] = transfer(position.seats[seat]!.goods, position.supply, price);
  return { ...withSeat(position, seat, { goods }), supply };
}

/** What the supply can give of this; nobody gets what is not there. */
export const available = ({ supply }: ClearingsPosition, wanted: Price): Stock => ({
  wood: Math.min(wanted.wood ?? 0, supply.wood),
  stone: Math.min(wanted.stone ?? 0, supply.stone)
});

/** Goods from the supply, as far as it reaches. */
export function earn(position: ClearingsPosition, seat: Seat, gain: Price): ClearingsPosition {
  const [supply, goods] = transfer(position.supply, position.seats[seat]!.goods, available(position, gain));
  return { ...withSeat(position, seat, { goods }), supply };
}

/** From one seat to another. */
export function give(position: ClearingsPosition, from: Seat, to: Seat, gift: Price): ClearingsPosition {
  const [giver, taker] = transfer(position.seats[from]!.goods, position.seats[to]!.goods, gift);
  return withSeat(withSeat(position, from, { goods: giver }), to, { goods: taker });
}

/** Why a seat cannot pay: what it needs and what it has. */
export function cannotPay(position: ClearingsPosition, seat: Seat, price: Price, rule: string): Refusal | null {
  const { goods } = position.seats[seat]!;
  const short = missing(goods, price);
  if (short === null) return null;
  if (short.wood !== undefined && short.stone !== undefined) {
    const params = { wood: price.wood!, stone: price.stone!, hasWood: goods.wood, hasStone: goods.stone };
    return refusal('price.both', rule, params);
  }
  const good = short.wood === undefined ? 'stone' : 'wood';
  return refusal(`price.${good}`, rule, { needs: price[good]!, has: goods[good] });
}
