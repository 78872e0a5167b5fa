import type { Seat } from '$lib/kernel';
import { copyCults } from '../copy';
import { CULT_POWER } from '../data/tiles';
import { CULTS, type Cult } from '../ids';
import { progressOf, seatOf, type Draft } from '../kit';
import type { CultSteps, SeatState, TmPosition } from '../state';
import { gainPower } from './power';
import { duty } from './queue';

export const TOP = 10;

/** Keys not yet used for a space 10 (TM 9). */
export const freeKeys = (me: SeatState): number => me.keys - CULTS.filter((cult) => me.cults[cult] === TOP).length;

export const topTaken = (position: TmPosition, seat: Seat, cult: Cult): boolean =>
  position.seats.some((other, n) => n !== seat && other.cults[cult] === TOP);

/** Power for every threshold that is crossed upwards. */
export const powerBetween = (from: number, to: number): number =>
  CULT_POWER.reduce((sum, [step, power]) => sum + (from < step && to >= step ? power : 0), 0);

/** Moves a marker up as far as it may go; space 10 is for one, with a key (TM 9). */
export function advanceCult(draft: Draft, seat: Seat, cult: Cult, n: number): void {
  const me = seatOf(draft, seat);
  const from = me.cults[cult];
  let to = Math.min(from + n, TOP);
  if (to === TOP && from < TOP) {
    if (topTaken(draft.p, seat, cult)) to = TOP - 1;
    else if (freeKeys(me) < 1) {
      to = TOP - 1;
      block(draft, cult);
    }
  }
  raise(draft, seat, cult, to);
}

function withCult(cults: CultSteps, cult: Cult, at: number): CultSteps {
  const steps = copyCults(cults);
  steps[cult] = at;
  return steps;
}

function raise(draft: Draft, seat: Seat, cult: Cult, to: number): void {
  const me = seatOf(draft, seat);
  const from = me.cults[cult];
  if (to === from) {
    draft.tell('cultStays', { seat, cult });
    return;
  }
  me.cults = withCult(me.cults, cult, to);
  draft.tell('cult', { seat, cult, n: to - from, at: to });
  gainPower(draft, seat, powerBetween(from, to));
}

/** Down again, as the Acolytes pay; a space 10 and its key become free. */
export function retreatCult(draft: Draft, seat: Seat, cult: Cult, n: number): void {
  const me = seatOf(draft, seat);
  me.cults = withCult(me.cults, cult, me.cults[cult] - n);
}

const block = (draft: Draft, cult: Cult): void => {
  if (!draft.p.deed.blocked.includes(cult)) progressOf(draft).blocked = [...draft.p.deed.blocked, cult];
};

/** Steps on all four tracks at once; where keys do not suffice the player picks who enters space 10. */
export function advanceAll(draft: Draft, seat: Seat, n: number): void {
  const me = seatOf(draft, seat);
  const eager = CULTS.filter(
    (cult) => me.cults[cult] < TOP && me.cults[cult] + n >= TOP && !topTaken(draft.p, seat, cult)
  );
  const keys = freeKeys(me);
  if (eager.length <= keys || keys === 0) {
    for (const cult of CULTS) advanceCult(draft, seat, cult, n);
    return;
  }
  for (const cult of CULTS) {
    if (!eager.includes(cult)) advanceCult(draft, seat, cult, n);
    else if (me.cults[cult] < TOP - 1) raise(draft, seat, cult, TOP - 1);
  }
  duty(draft, { seat, kind: 'tenth', cults: eager, n: keys });
}

/** A key has come: steps that failed for want of one in this action may be made now (TM 9, F17). */
export function keyGained(draft: Draft, seat: Seat): void {
  const waiting = draft.p.deed.blocked.filter(
    (cult) => draft.p.seats[seat]!.cults[cult] === TOP - 1 && !topTaken(draft.p, seat, cult)
  );
  if (waiting.length === 0 || freeKeys(draft.p.seats[seat]!) < 1) return;
  progressOf(draft).blocked = [];
  duty(draft, {
    seat,
    kind: 'tenth',
    cults: waiting,
    n: Math.min(waiting.length, freeKeys(draft.p.seats[seat]!)),
    optional: true
  });
}

export function enterTenth(draft: Draft, seat: Seat, cult: Cult): void {
  raise(draft, seat, cult, TOP);
}
