import type { Seat } from '$lib/kernel';
import { AUCTION_VP } from '../../data/tiles';
import type { FactionId } from '../../ids';
import type { TmPosition } from '../../state';

/** A faction of the auction; once it is won, by whom and with how many points they start. */
export interface Lot {
  readonly id: FactionId;
  readonly won: { readonly seat: Seat; readonly points: number } | null;
  /** Its board went with the other side. */
  readonly gone: boolean;
}

export interface Bidder {
  readonly seat: Seat;
  readonly state: 'now' | 'high' | 'in' | 'out';
  readonly bid: number | null;
}

/** Everything that was drawn, in the order it was drawn. */
export function lotsOf(view: TmPosition): Lot[] {
  const { lots, drawn } = view.auction!;
  return drawn.map((id) => {
    const seat = view.seats.findIndex((each) => each.faction === id);
    const won = seat < 0 ? null : { seat, points: view.seats[seat]!.vp };
    return { id, won, gone: won === null && !lots.includes(id) };
  });
}

/** Those who have no faction yet, in the order of their seats. The last one in the queue made the highest bid. */
export function biddersOf(view: TmPosition, now: Seat): Bidder[] {
  const { bidding, bid, slots } = view.auction!;
  const high = bid < 0 ? null : (bidding.at(-1) ?? null);
  return slots.flatMap((slot, seat) => {
    if (slot !== null) return [];
    const state = seat === now ? 'now' : seat === high ? 'high' : bidding.includes(seat) ? 'in' : 'out';
    return [{ seat, state, bid: seat === high ? bid : null }] as const;
  });
}

/** Places in the turn order, first to last, and who has each. */
export function placesOf(view: TmPosition): (Seat | null)[] {
  const { slots } = view.auction!;
  return slots.map((_, place) => {
    const seat = slots.indexOf(place);
    return seat < 0 ? null : seat;
  });
}

/** Which lot of how many is for sale. */
export const lotNumber = (view: TmPosition): number => 1 + view.auction!.slots.filter((slot) => slot !== null).length;

/** The lowest and the highest bid that is possible now. */
export const bidRange = (view: TmPosition): readonly [number, number] => [view.auction!.bid + 1, AUCTION_VP];

export const pointsAfter = (bid: number): number => AUCTION_VP - bid;

/** The faction that a lot's winner takes unless they choose another: the only one left, or none. */
export function onlyLot(view: TmPosition): FactionId | null {
  const { lots } = view.auction!;
  return lots.length === 1 ? lots[0]! : null;
}
