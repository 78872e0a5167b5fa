import type { Seat } from '$lib/kernel';
import { AUCTION_VP } from '../data/tiles';
import { tell, type Draft } from '../draft';
import { FACTION } from '../factions';
import type { FactionId } from '../ids';
import type { Auction } from '../state';
import { chooseFaction } from './choosing';

/** Seats without a faction, clockwise from one on. */
const stillIn = (auction: Auction, from: Seat): Seat[] => {
  const { length } = auction.slots;
  return Array.from({ length }, (_, i) => (from + i) % length).filter((seat) => auction.slots[seat] === null);
};

/** Opens the next lot; who is alone takes the last faction for nothing (TM 4.6). */
export function openLot(d: Draft): void {
  const auction = d.p.auction!;
  const opener = auction.leader === null ? auction.bidding[0]! : (auction.leader + 1) % d.p.players;
  const bidding = stillIn(auction, opener);
  d.p.auction = { ...auction, bidding, bid: -1 };
  if (bidding.length === 1) won(d, bidding[0]!, 0);
  else ask(d, bidding[0]!);
}

const ask = (d: Draft, seat: Seat): void => {
  d.p.owed = [...d.p.owed, { seat, kind: 'bid', bid: d.p.auction!.bid }];
};

/** A bid, or leaving the lot: the last one in has won. */
export function speak(d: Draft, seat: Seat, n: number | null): void {
  const auction = d.p.auction!;
  const others = auction.bidding.filter((other) => other !== seat);
  if (n === null) {
    tell(d, { kind: 'bidOut', seat });
    d.p.auction = { ...auction, bidding: others };
  } else {
    tell(d, { kind: 'bid', seat, n });
    d.p.auction = { ...auction, bidding: [...others, seat], bid: n };
  }
  const { bidding, bid } = d.p.auction;
  if (bidding.length === 1) won(d, bidding[0]!, bid);
  else ask(d, bidding[0]!);
}

function won(d: Draft, seat: Seat, n: number): void {
  d.p.auction = { ...d.p.auction!, leader: seat, bid: n };
  tell(d, { kind: 'lotWon', seat, n });
  d.p.owed = [...d.p.owed, { seat, kind: 'lot' }];
}

export function takeLot(d: Draft, seat: Seat, id: FactionId, slot: number): void {
  const auction = d.p.auction!;
  d.p.auction = {
    ...auction,
    lots: auction.lots.filter((lot) => FACTION[lot].board !== FACTION[id].board),
    slots: auction.slots.map((taken, n) => (n === seat ? slot : taken))
  };
  tell(d, { kind: 'slot', seat, n: slot + 1 });
  chooseFaction(d, seat, id, AUCTION_VP - auction.bid);
}

/** The turn-order board gives the order of the first round. */
export function orderBySlots(d: Draft): void {
  const { slots } = d.p.auction!;
  d.p.order = slots.map((_, slot) => slots.indexOf(slot));
}
