import { missing, refusal, type Refusal } from '$lib/kernel';
import { ECONOMY } from '../data';
import { civOf, putCiv, type Draft } from '../draft';
import type { Price, RafPosition, Resource, Stock } from '../state';
import { powersOf } from './powers';

const shift = (stock: Stock, change: Price, sign: 1 | -1): Stock => ({
  gold: stock.gold + sign * (change.gold ?? 0),
  wood: stock.wood + sign * (change.wood ?? 0),
  stone: stock.stone + sign * (change.stone ?? 0)
});

/** Names what is missing of a price, or null if it can be paid. */
export function cannotPay({ civs }: RafPosition, civ: number, price: Price, rule: string): Refusal | null {
  const { stock } = civs[civ]!;
  const short = missing(stock, price);
  if (short === null) return null;
  const goods = Object.keys(short)[0] as keyof Stock;
  return refusal(LACKING[goods], rule, { needs: price[goods]!, has: stock[goods] });
}

const LACKING: Readonly<Record<keyof Stock, string>> = {
  gold: 'price.gold',
  wood: 'price.wood',
  stone: 'price.stone'
};

/** To the bank. */
export function pay(d: Draft, civ: number, price: Price): void {
  putCiv(d, civ, { stock: shift(civOf(d, civ).stock, price, -1) });
  d.p.bank = shift(d.p.bank, price, 1);
}

/** From the bank, which pays what it has; the rest is lost (RF 9.2). */
export function earn(d: Draft, civ: number, due: number): number {
  const gold = Math.min(due, d.p.bank.gold);
  receive(d, civ, { gold });
  return gold;
}

export function receive(d: Draft, civ: number, goods: Price): void {
  d.p.bank = shift(d.p.bank, goods, -1);
  putCiv(d, civ, { stock: shift(civOf(d, civ).stock, goods, 1) });
}

/** From one civilization to another. */
export function hand(d: Draft, from: number, to: number, goods: Price): void {
  putCiv(d, from, { stock: shift(civOf(d, from).stock, goods, -1) });
  putCiv(d, to, { stock: shift(civOf(d, to).stock, goods, 1) });
}

export const capOf = (position: RafPosition, civ: number): number => powersOf(position, civ).cap ?? ECONOMY.cap;

/** How many more of a resource a civilization may hold. */
export const roomFor = (position: RafPosition, civ: number, resource: Resource): number =>
  capOf(position, civ) - position.civs[civ]!.stock[resource];

/** Why not even one of a resource can be taken from the bank, or null if one can. */
export function cannotTake(position: RafPosition, civ: number, resource: Resource, rule: string): Refusal | null {
  if (roomFor(position, civ, resource) < 1) {
    return refusal('resource.full', rule, { resource, n: capOf(position, civ) });
  }
  return position.bank[resource] < 1 ? refusal('resource.bank', rule, { resource }) : null;
}
