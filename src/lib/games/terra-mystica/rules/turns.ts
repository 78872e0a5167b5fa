import type { Seat } from '$lib/kernel';
import { deedOf, tell, type Draft } from '../draft';
import type { Deed, TmPosition } from '../state';
import { declineOpen } from './leech';
import { deferred, oweNext } from './queue';

export const NO_DEED: Deed = { more: 0, made: [], jumped: null, blocked: [], burnt: 0 };

const resting = (position: TmPosition, seat: Seat): boolean =>
  position.seats[seat]!.passed || position.seats[seat]!.dropped;

export const allPassed = (position: TmPosition): boolean => position.order.every((seat) => resting(position, seat));

/** The next player in turn order who has not passed (TM 5.2). */
export function nextSeat(position: TmPosition): Seat | null {
  const { order, active } = position;
  const at = active === null ? -1 : order.indexOf(active);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(at + i + order.length) % order.length]!;
    if (!resting(position, seat)) return seat;
  }
  return null;
}

export function askTurn(d: Draft): void {
  const seat = nextSeat(d.p);
  d.p.active = seat;
  d.p.deed = NO_DEED;
  if (seat !== null) oweNext(d, { seat, kind: 'turn' });
}

/** A main action begins: with deferred leech it declines what its player left open. */
export function beginAction(d: Draft, seat: Seat): void {
  const { more, burnt } = d.p.deed;
  d.p.deed = { more, made: NO_DEED.made, jumped: null, blocked: NO_DEED.blocked, burnt };
  if (deferred(d.p)) declineOpen(d, seat);
}

/** Once the action is resolved: the second action of a double turn, or the rest of the turn (TM 5.2). */
export function thenAfter(d: Draft, seat: Seat): void {
  if (d.p.deed.more > 0) {
    deedOf(d).more--;
    oweNext(d, { seat, kind: 'turn', double: true });
  } else {
    oweNext(d, { seat, kind: 'after' });
  }
}

/** Next round's order: who passed first leads, or everybody in the order of passing (TM 5.3). */
export function nextOrder(position: TmPosition): Seat[] {
  const { passing, players, rules } = position;
  // Only those who left the game have not passed; they keep their place in front (TM 16, S18).
  if (rules.variableOrder) return [...position.order.filter((seat) => !passing.includes(seat)), ...passing];
  const first = passing[0] ?? 0;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

export function tellRound(d: Draft): void {
  tell(d, { kind: 'round', n: d.p.round });
}
