import type { Seat } from '$lib/kernel';
import { CARDS } from '../data';
import { inWorld } from '../rules/board';
import { buyBackPrice } from '../rules/buy-back';
import { developmentPoints } from '../rules/development';
import { PIECE_TYPES, type Card, type RafPosition } from '../state';

/** Where a card lies, as far as the watching eyes may know: `active` is hand or discard. */
type Zone = 'hand' | 'active' | 'played' | 'discard' | 'reserve' | 'decline' | 'chosen';

export interface ShownCard {
  readonly card: Card;
  readonly zone: Zone;
  /** Its pieces in the World, and all there are. */
  readonly n: number;
  readonly of: number;
  readonly points: number;
  /** What it would cost to buy it back, where it lies in decline. */
  readonly price: number | null;
}

function zoneOf(view: RafPosition, seat: Seat, card: Card): Zone {
  const { hand, discard, reserve, decline } = view.civs[seat]!;
  const sealed = view.sealed[seat];
  if (sealed?.kind === 'card' && sealed['card'] === card) return 'chosen';
  if (reserve.includes(card)) return 'reserve';
  if (decline.includes(card)) return 'decline';
  if (view.played[seat] === card) return 'played';
  if (discard.includes(card)) return 'discard';
  return hand.includes(card) ? 'hand' : 'active';
}

/** The six cards of a seat, always in the same order. */
export const cardsOf = (view: RafPosition, seat: Seat): ShownCard[] =>
  PIECE_TYPES.map((card) => {
    const zone = zoneOf(view, seat, card);
    return {
      card,
      zone,
      n: inWorld(view, seat, card),
      of: CARDS[card].supply,
      points: developmentPoints(view, seat, card),
      price: zone === 'decline' ? buyBackPrice(view, seat) : null
    };
  });
