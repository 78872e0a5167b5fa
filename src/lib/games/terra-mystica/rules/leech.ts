import type { Seat } from '$lib/kernel';
import { ON_ALL_DECLINED, ON_LEECHED } from '../abilities/leech';
import { copyEvent } from '../copy';
import { factionOf } from '../factions';
import type { Draft } from '../kit';
import { geometry } from '../map';
import type { LeechEvent, SeatState, TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { beside } from './adjacency';
import { award } from './points';
import { capacity, gainPower } from './power';
import { grouped, TABLE } from './queue';

/** What a seat can take of an offer: never more than it can hold, nor pay for (TM 8.3). */
export const leechAmount = (me: SeatState, offer: number): number =>
  me.dropped ? 0 : Math.min(offer, capacity(me), me.vp + 1);

/** A structure was built or upgraded: the neighbours may take power (TM 8.1, 8.2). */
export function structureEvent(draft: Draft, seat: Seat, hex: number): void {
  const around = beside(draft.p, hex);
  const waiting: { seat: Seat; offer: number }[] = [];
  for (let i = 1; i < draft.p.players; i++) {
    const other = (seat + i) % draft.p.players;
    const offer = valueAmong(draft.p, other, around);
    if (offer > 0) waiting.push({ seat: other, offer });
  }
  const id = draft.p.eventId;
  draft.p.eventId = id + 1;
  if (waiting.length === 0) return;
  const event: LeechEvent = { id, seat, hex: geometry(draft.p.map).ids[hex]!, waiting, taken: 0, declined: 0 };
  draft.p.events = [...draft.p.events, event];
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
export function answerLeech(draft: Draft, seat: Seat, id: number, accept: boolean): void {
  const event = draft.p.events.find((other) => other.id === id)!;
  const { offer } = event.waiting.find((waits) => waits.seat === seat)!;
  const n = leechAmount(draft.p.seats[seat]!, offer);
  if (accept) {
    gainPower(draft, seat, n);
    draft.tell('leeched', { seat, from: event.seat, n });
    award(draft, seat, 1 - n, 'leech');
  } else {
    draft.tell('leechDeclined', { seat, from: event.seat, n });
  }
  const answered = copyEvent(event);
  answered.waiting = event.waiting.filter((waits) => waits.seat !== seat);
  answered[accept ? 'taken' : 'declined']++;
  replaceEvent(draft, answered);
  if (accept && event.taken === 0 && draft.p.rules.leech === 'deferred') leeched(draft, event.seat);
}

/** A seat that takes its next action has declined what it left open (TM 15, S1). */
export function declineOpen(draft: Draft, seat: Seat): void {
  for (const event of draft.p.events) {
    if (event.waiting.some((waits) => waits.seat === seat)) answerLeech(draft, seat, event.id, false);
  }
}

function waitingFor(event: LeechEvent, waiting: LeechEvent['waiting']): LeechEvent {
  const left = copyEvent(event);
  left.waiting = waiting;
  return left;
}

const replaceEvent = (draft: Draft, event: LeechEvent): void => {
  draft.p.events = draft.p.events.map((other) => (other.id === event.id ? event : other));
};

/** The builder's faction has something of its own to do, once for each structure (TM 8.4). */
const leeched = (draft: Draft, seat: Seat): void => ON_LEECHED[draft.p.seats[seat]!.faction!]?.(draft, seat);

function allDeclined(draft: Draft, seat: Seat): void {
  const react = ON_ALL_DECLINED[draft.p.seats[seat]!.faction!];
  if (react === undefined || !draft.p.rules.cultistsErratum) return;
  draft.tell('allDeclined', { seat });
  react(draft, seat);
}

const offerOf = (position: TmPosition, event: LeechEvent, seat: Seat, offer: number): Asked<'leech'> => {
  const amount = leechAmount(position.seats[seat]!, offer);
  return { seat, kind: 'leech', event: event.id, from: event.seat, hex: event.hex, amount, cost: amount - 1 };
};

const DONE = new Set(['after', 'turn']);

/** Asks the neighbours once the duties are done; lets the builder react when all have answered (TM 8.3, 8.4). */
export function settleLeech(draft: Draft): void {
  if (draft.p.rules.leech === 'deferred') return settleDeferred(draft);
  while (draft.p.events.length > 0) {
    const front = draft.p.owed[0];
    if (front !== undefined && !DONE.has(front.kind)) return;
    const event = draft.p.events[0]!;
    const next = event.waiting.findIndex((waits) => leechAmount(draft.p.seats[waits.seat]!, waits.offer) > 0);
    if (next >= 0) {
      // Whoever cannot take anything neither accepts nor declines.
      const waiting = next === 0 ? event.waiting : event.waiting.slice(next);
      if (next > 0) replaceEvent(draft, waitingFor(event, waiting));
      draft.p.owed = [offerOf(draft.p, event, waiting[0]!.seat, waiting[0]!.offer), ...draft.p.owed];
      return;
    }
    draft.p.events = draft.p.events.slice(1);
    if (event.taken > 0) leeched(draft, event.seat);
    else if (event.declined > 0) allDeclined(draft, event.seat);
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
function settleDeferred(draft: Draft): void {
  if (isAsked(draft.p)) return;
  const open: LeechEvent[] = [];
  const asked: Asked[] = [];
  for (const event of draft.p.events) {
    const waiting = event.waiting.filter(({ seat, offer }) => leechAmount(draft.p.seats[seat]!, offer) > 0);
    if (waiting.length === 0) {
      if (event.taken === 0 && event.declined > 0) allDeclined(draft, event.seat);
      continue;
    }
    open.push(waiting.length === event.waiting.length ? event : waitingFor(event, waiting));
    for (const { seat, offer } of waiting) asked.push(grouped(offerOf(draft.p, event, seat, offer), TABLE));
  }
  draft.p.events = open;
  draft.p.owed = [...draft.p.owed.filter(({ kind }) => kind !== 'leech'), ...asked];
}
