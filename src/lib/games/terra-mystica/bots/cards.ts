import type { Seat } from '$lib/kernel';
import { BONUS_CARDS, ROUNDS } from '../data/tiles';
import { BUILDINGS, type BonusId } from '../ids';
import type { TmPosition } from '../state';
import { CARD_ACTION, received, worthOf } from './worth';

/** What a bonus card promises for the next round: income, action, and points when it is given back. */
export function cardWorth(position: TmPosition, seat: Seat, card: BonusId, left: number): number {
  const { income, pass, passShipping } = BONUS_CARDS[card];
  const me = position.seats[seat]!;
  let points = (passShipping ?? 0) * me.shipping;
  for (const kind of BUILDINGS) {
    const each = pass?.[kind] ?? 0;
    // Something of the kind will be added by then.
    if (each > 0) points += each * (me.built[kind] + (kind === 'D' ? 1.2 : kind === 'TP' ? 0.5 : 0.15));
  }
  return worthOf(income, received(Math.min(ROUNDS - 1, Math.max(0, left - 1)))) + (CARD_ACTION[card] ?? 0) + points;
}
