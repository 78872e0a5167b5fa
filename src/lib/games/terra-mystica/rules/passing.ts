import type { Seat } from '$lib/kernel';
import { ON_PASSING } from '../abilities/passing';
import { BONUS_CARDS, FAV12_POINTS } from '../data/tiles';
import { BUILDINGS, type BonusId } from '../ids';
import { seatOf, type Draft } from '../kit';
import type { TmPosition } from '../state';

/** Points for passing now, by source (TM 6.8). */
export function passPoints(position: TmPosition, seat: Seat): { source: string; n: number }[] {
  const me = position.seats[seat]!;
  const points: { source: string; n: number }[] = [];
  if (me.bonus !== null) {
    const card = BONUS_CARDS[me.bonus];
    let n = (card.passShipping ?? 0) * me.shipping;
    for (const kind of BUILDINGS) n += (card.pass?.[kind] ?? 0) * me.built[kind];
    points.push({ source: me.bonus, n });
  }
  if (me.favours.includes('FAV12')) points.push({ source: 'FAV12', n: FAV12_POINTS[me.built.TP] ?? 0 });
  points.push({ source: 'faction', n: ON_PASSING[me.faction!]?.(position, seat) ?? 0 });
  return points;
}

/** Takes a card with its coins (TM 4.7, 6.8). */
export function takeCard(draft: Draft, seat: Seat, card: BonusId): number {
  const me = seatOf(draft, seat);
  const { [card]: coins = 0, ...rest } = draft.p.bonuses;
  me.bonus = card;
  me.coins += coins;
  draft.p.bonuses = rest;
  return coins;
}

export function returnCard(draft: Draft, card: BonusId | null): void {
  if (card !== null) draft.p.bonuses = { ...draft.p.bonuses, [card]: 0 };
}

/** One coin on every card that nobody holds. */
export function layCoins(draft: Draft): void {
  draft.p.bonuses = Object.fromEntries(Object.entries(draft.p.bonuses).map(([card, coins]) => [card, coins + 1]));
}
