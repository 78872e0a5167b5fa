import type { Decision, Seat } from '$lib/kernel';
import { copyEvent } from '../copy';
import { tell, type Draft } from '../draft';
import { factionOf } from '../factions';
import { geometry } from '../map';
import type { LeechEvent, SeatState, TmPosition } from '../state';
import { beside } from './adjacency';
import { award } from './points';
import { capacity, gainPower } from './power';
import { grouped, TABLE } from './queue';

/** What a seat can take of an offer: never more than it can hold, nor pay for (TM 8.3). */
export const leechAmount = (me: SeatState, offer: number): number =>
  me.dropped ? 0 : Math.min(offer, capacity(me), me.vp + 1);

/** A structure was built or upgraded: the neighbours may take power (TM 8.1, 8.2). */
export function structureEvent(d: Draft, seat: Seat, hex: number): void {
  const around = beside(d.p, hex);
  const waiting: { seat: Seat; offer: number }[] = [];
  for (let i = 1; i < d.p.players; i++) {
    const other = (seat + i) % d.p.players;
    const offer = valueAmong(d.p, other, around);
    if (offer > 0) waiting.push({ seat: other, offer });
  }
  const id = d.p.eventId;
  d.p.eventId = id + 1;
  if (waiting.length === 0) return;
  const event: LeechEvent = { id, seat, hex: geometry(d.p.map).ids[hex]!, waiting, taken: 0, declined: 0 };
  d.p.events = [...d.p.events, event];
}

/** The power value of a seat's structures on some hexes. */
export function valueAmong(position: TmPosition, seat: Seat, hexes: readonly number[]): number {
  let value = 0;
  for (const hex of hexes) {
    const piece = position.pieces[hex];
    if (piece?.seat === seat) value += factionOf(position.seats[seat]!).buildings[piece.kind].value;
  }
  return value;
}

/** A neighbour's answer. */
export function answerLeech(d: Draft, seat: Seat, id: number, accept: boolean): void {
  const event = d.p.events.find((other) => other.id === id)!;
  const { offer } = event.waiting.find((waits) => waits.seat === seat)!;
  const n = leechAmount(d.p.seats[seat]!, offer);
  if (accept) {
    gainPower(d, seat, n);
    tell(d, { kind: 'leeched', seat, from: event.seat, n });
    award(d, seat, 1 - n, 'leech');
  } else {
    tell(d, { kind: 'leechDeclined', seat, from: event.seat, n });
  }
  const answered = copyEvent(event);
  answered.waiting = event.waiting.filter((waits) => waits.seat !== seat);
  answered[accept ? 'taken' : 'declined']++;
  replaceEvent(d, answered);
  if (accept && event.taken === 0 && d.p.rules.leech === 'deferred') react(d, event.seat, 'leeched');
}

/** A seat that takes its next action has declined what it left open (TM 16, S1). */
export function declineOpen(d: Draft, seat: Seat): void {
  for (const event of d.p.events) {
    if (event.waiting.some((waits) => waits.seat === seat)) answerLeech(d, seat, event.id, false);
  }
}

function waitingFor(event: LeechEvent, waiting: LeechEvent['waiting']): LeechEvent {
  const left = copyEvent(event);
  left.waiting = waiting;
  return left;
}

const replaceEvent = (d: Draft, event: LeechEvent): void => {
  d.p.events = d.p.events.map((other) => (other.id === event.id ? event : other));
};

function react(d: Draft, seat: Seat, how: 'leeched' | 'refused'): void {
  const faction = factionOf(d.p.seats[seat]!);
  if (faction[how] === undefined || (how === 'refused' && !d.p.rules.cultistsErratum)) return;
  if (how === 'refused') tell(d, { kind: 'allDeclined', seat });
  faction[how](d, seat);
}

const offerOf = (position: TmPosition, event: LeechEvent, seat: Seat, offer: number): Decision => {
  const amount = leechAmount(position.seats[seat]!, offer);
  return { seat, kind: 'leech', event: event.id, from: event.seat, hex: event.hex, amount, cost: amount - 1 };
};

const DONE = new Set(['after', 'turn']);

/** Asks the neighbours once the duties are done; lets the builder react when all have answered (TM 8.3, 8.4). */
export function settleLeech(d: Draft): void {
  if (d.p.rules.leech === 'deferred') return settleDeferred(d);
  while (d.p.events.length > 0) {
    const front = d.p.owed[0];
    if (front !== undefined && !DONE.has(front.kind)) return;
    const event = d.p.events[0]!;
    const next = event.waiting.findIndex((waits) => leechAmount(d.p.seats[waits.seat]!, waits.offer) > 0);
    if (next >= 0) {
      // Whoever cannot take anything neither accepts nor declines.
      const waiting = next === 0 ? event.waiting : event.waiting.slice(next);
      if (next > 0) replaceEvent(d, waitingFor(event, waiting));
      d.p.owed = [offerOf(d.p, event, waiting[0]!.seat, waiting[0]!.offer), ...d.p.owed];
      return;
    }
    d.p.events = d.p.events.slice(1);
    if (event.taken > 0) react(d, event.seat, 'leeched');
    else if (event.declined > 0) react(d, event.seat, 'refused');
  }
}

/** Whether the offers that are owed are just those of the open events, with the right amounts. */
function isAsked({ owed, events, seats }: TmPosition): boolean {
  let at = owed.findIndex(({ kind }) => kind === 'leech');
  if (at < 0) return events.length === 0;
  for (const event of events) {
    if (event.waiting.length === 0) return false;
    for (const { seat, offer } of event.waiting) {
      const decision = owed[at++];
      if (decision?.kind !== 'leech' || decision.event !== event.id || decision.seat !== seat) return false;
      if (decision.amount !== leechAmount(seats[seat]!, offer)) return false;
    }
  }
  return at === owed.length;
}

/** All offers stay open side by side while the game goes on. */
function settleDeferred(d: Draft): void {
  if (isAsked(d.p)) return;
  const open: LeechEvent[] = [];
  const asked: Decision[] = [];
  for (const event of d.p.events) {
    const waiting = event.waiting.filter(({ seat, offer }) => leechAmount(d.p.seats[seat]!, offer) > 0);
    if (waiting.length === 0) {
      if (event.taken === 0 && event.declined > 0) react(d, event.seat, 'refused');
      continue;
    }
    open.push(waiting.length === event.waiting.length ? event : waitingFor(event, waiting));
    for (const { seat, offer } of waiting) asked.push(grouped(offerOf(d.p, event, seat, offer), TABLE));
  }
  d.p.events = open;
  d.p.owed = [...d.p.owed.filter(({ kind }) => kind !== 'leech'), ...asked];
}
