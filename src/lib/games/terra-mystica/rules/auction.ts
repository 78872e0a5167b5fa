import type { Seat } from '$lib/kernel';
import { AUCTION_VP } from '../data/tiles';
import { FACTION } from '../factions';
import type { FactionId } from '../ids';
import type { Draft } from '../kit';
import type { Auction } from '../state';
import { chooseFaction } from './choosing';

/** Seats without a faction, clockwise from one on. */
const stillIn = (auction: Auction, from: Seat): Seat[] => {
  const { length } = auction.slots;
  return Array.from({ length }, (_, i) => (from + i) % length).filter((seat) => auction.slots[seat] === null);
};

/** Opens the next lot; who is alone takes the last faction for nothing (TM 4.6). */
export function openLot(draft: Draft): void {
  const auction = draft.p.auction!;
  const opener = auction.leader === null ? auction.bidding[0]! : (auction.leader + 1) % draft.p.players;
  const bidding = stillIn(auction, opener);
  draft.p.auction = { ...auction, bidding, bid: -1 };
  if (bidding.length === 1) won(draft, bidding[0]!, 0);
  else ask(draft, bidding[0]!);
}

const ask = (draft: Draft, seat: Seat): void => {
  draft.p.owed = [...draft.p.owed, { seat, kind: 'bid', bid: draft.p.auction!.bid }];
};

/** A bid, or leaving the lot: the last one in has won. */
export function speak(draft: Draft, seat: Seat, n: number | null): void {
  const auction = draft.p.auction!;
  const others = auction.bidding.filter((other) => other !== seat);
  if (n === null) {
    draft.tell('bidOut', { seat });
    draft.p.auction = { ...auction, bidding: others };
  } else {
    draft.tell('bid', { seat, n });
    draft.p.auction = { ...auction, bidding: [...others, seat], bid: n };
  }
  const { bidding, bid } = draft.p.auction;
  if (bidding.length === 1) won(draft, bidding[0]!, bid);
  else ask(draft, bidding[0]!);
}

function won(draft: Draft, seat: Seat, n: number): void {
  draft.p.auction = { ...draft.p.auction!, leader: seat, bid: n };
  draft.tell('lotWon', { seat, n });
  draft.p.owed = [...draft.p.owed, { seat, kind: 'lot' }];
}

export function takeLot(draft: Draft, seat: Seat, id: FactionId, slot: number): void {
  const auction = draft.p.auction!;
  draft.p.auction = {
    ...auction,
    lots: auction.lots.filter((lot) => FACTION[lot].board !== FACTION[id].board),
    slots: auction.slots.map((taken, n) => (n === seat ? slot : taken))
  };
  draft.tell('slot', { seat, n: slot + 1 });
  chooseFaction(draft, seat, id, AUCTION_VP - auction.bid);
}

/** The turn-order board gives the order of the first round. */
export function orderBySlots(draft: Draft): void {
  const { slots } = draft.p.auction!;
  draft.p.order = slots.map((_, slot) => slots.indexOf(slot));
}
