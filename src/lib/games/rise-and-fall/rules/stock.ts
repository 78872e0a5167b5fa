import { missing, type Refusal } from '$lib/kernel';
import { ECONOMY } from '../data';
import { kit, putCiv, type Draft } from '../kit';
import { momentsOf } from '../moments';
import type { Price, RafPosition, Resource, Stock } from '../state';

const shift = (stock: Stock, change: Price, sign: 1 | -1): Stock => ({
  gold: stock.gold + sign * (change.gold ?? 0),
  wood: stock.wood + sign * (change.wood ?? 0),
  stone: stock.stone + sign * (change.stone ?? 0)
});

/** Names what is missing of a price, or null if it can be paid. */
export function refusePrice({ civs }: RafPosition, civ: number, price: Price, rule: string): Refusal | null {
  const { stock } = civs[civ]!;
  const short = missing(stock, price);
  if (short === null) return null;
  const goods = Object.keys(short)[0] as keyof Stock;
  return kit.refuse(`price.${goods}`, rule, { needs: price[goods]!, has: stock[goods] });
}

/** To the bank. */
export function pay(draft: Draft, civ: number, price: Price): void {
  putCiv(draft, civ, { stock: shift(draft.p.civs[civ]!.stock, price, -1) });
  draft.p.bank = shift(draft.p.bank, price, 1);
}

/** From the bank, which pays what it has; the rest is lost (RF 9.2). */
export function earn(draft: Draft, civ: number, due: number): number {
  const gold = Math.min(due, draft.p.bank.gold);
  receive(draft, civ, { gold });
  return gold;
}

export function receive(draft: Draft, civ: number, goods: Price): void {
  draft.p.bank = shift(draft.p.bank, goods, -1);
  putCiv(draft, civ, { stock: shift(draft.p.civs[civ]!.stock, goods, 1) });
}

/** From one civilization to another. */
export function hand(draft: Draft, from: number, to: number, goods: Price): void {
  putCiv(draft, from, { stock: shift(draft.p.civs[from]!.stock, goods, -1) });
  putCiv(draft, to, { stock: shift(draft.p.civs[to]!.stock, goods, 1) });
}

/** How much of each resource a civilization may hold. */
export function capOf(position: RafPosition, civ: number): number {
  const { cap } = momentsOf(position, civ);
  return cap === undefined ? ECONOMY.cap : Math.max(ECONOMY.cap, ...cap);
}

/** How many more of a resource a civilization may hold. */
export const roomFor = (position: RafPosition, civ: number, resource: Resource): number =>
  capOf(position, civ) - position.civs[civ]!.stock[resource];

/** Why not even one of a resource can be taken from the bank, or null if one can. */
export function refuseTaking(position: RafPosition, civ: number, resource: Resource, rule: string): Refusal | null {
  if (roomFor(position, civ, resource) < 1) {
    return kit.refuse('resource.full', rule, { resource, n: capOf(position, civ) });
  }
  return position.bank[resource] < 1 ? kit.refuse('resource.bank', rule, { resource }) : null;
}
