import { ECONOMY } from '../data';
import type { Asked, Draft } from '../kit';
import { momentsOf } from '../moments';
import type { Card, RafPosition } from '../state';
import { inWorld } from './board';
import { activeCards, regainCard } from './cards';
import { inOrder, isPlayed } from './order';
import { pay } from './stock';

/** What a declined card costs: more with every trophy won, whoever won it (RF 7.5). */
export function buyBackPrice(position: RafPosition, civ: number): number {
  const { buyBack } = ECONOMY;
  let price = buyBack[Math.min(Math.max(position.won, 1), buyBack.length) - 1]!;
  for (const change of momentsOf(position, civ).buyBackPrice ?? []) price = change(price);
  return price;
}

/** Without an active card one must buy one that becomes active, if there is one. */
export function forcedCards(position: RafPosition, civ: number): Card[] {
  const state = position.civs[civ]!;
  return activeCards(state).length > 0 ? [] : state.decline.filter((card) => inWorld(position, civ, card) > 0);
}

export function buyCard(draft: Draft, civ: number, card: Card): void {
  const price = buyBackPrice(draft.p, civ);
  pay(draft, civ, { gold: price });
  const active = inWorld(draft.p, civ, card) > 0;
  regainCard(draft, civ, card);
  draft.tell(active ? 'buyBack' : 'buyBack.reserve', { seat: civ, card, n: price });
}

/** Phase D: everybody who can, one card each, from the First Player clockwise. */
export function askBuyBacks(draft: Draft): void {
  const decisions: Asked<'buyBack' | 'buyBack.forced'>[] = [];
  for (const seat of inOrder(draft.p)) {
    const { decline, stock } = draft.p.civs[seat]!;
    const price = buyBackPrice(draft.p, seat);
    if (!isPlayed(draft.p, seat) || decline.length === 0 || stock.gold < price) continue;
    const forced = forcedCards(draft.p, seat);
    if (forced.length === 1) buyCard(draft, seat, forced[0]!);
    else if (forced.length > 1) decisions.push({ seat, kind: 'buyBack.forced', price });
    else decisions.push({ seat, kind: 'buyBack', price, optional: true });
  }
  draft.ask(...decisions);
}
