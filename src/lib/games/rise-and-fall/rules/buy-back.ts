import type { Decision } from '$lib/kernel';
import { ECONOMY } from '../data';
import { ask, tell, type Draft } from '../draft';
import type { Card, RafPosition } from '../state';
import { inWorld } from './board';
import { activeCards, regainCard } from './cards';
import { inOrder, isPlayed } from './order';
import { powersOf } from './powers';
import { pay } from './stock';

/** What a declined card costs: more with every trophy won, whoever won it (RF 7.5). */
export function buyBackPrice(position: RafPosition, civ: number): number {
  const { buyBack } = ECONOMY;
  const price = buyBack[Math.min(Math.max(position.won, 1), buyBack.length) - 1]!;
  return powersOf(position, civ).halfPrice ? Math.ceil(price / 2) : price;
}

/** Without an active card one must buy one that becomes active, if there is one. */
export function forcedCards(position: RafPosition, civ: number): Card[] {
  const state = position.civs[civ]!;
  return activeCards(state).length > 0 ? [] : state.decline.filter((card) => inWorld(position, civ, card) > 0);
}

export function buyCard(d: Draft, civ: number, card: Card): void {
  const price = buyBackPrice(d.p, civ);
  pay(d, civ, { gold: price });
  const active = inWorld(d.p, civ, card) > 0;
  regainCard(d, civ, card);
  tell(d, active ? 'buyBack' : 'buyBack.reserve', { seat: civ, card, n: price });
}

/** Phase D: everybody who can, one card each, from the First Player clockwise. */
export function askBuyBacks(d: Draft): void {
  const decisions: Decision[] = [];
  for (const seat of inOrder(d.p)) {
    const { decline, stock } = d.p.civs[seat]!;
    const price = buyBackPrice(d.p, seat);
    if (!isPlayed(d.p, seat) || decline.length === 0 || stock.gold < price) continue;
    const forced = forcedCards(d.p, seat);
    if (forced.length === 1) buyCard(d, seat, forced[0]!);
    else if (forced.length > 1) decisions.push({ seat, kind: 'buyBack.forced', price });
    else decisions.push({ seat, kind: 'buyBack', price, optional: true });
  }
  ask(d, ...decisions);
}
