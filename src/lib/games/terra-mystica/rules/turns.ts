import type { Seat } from '$lib/kernel';
import { progressOf, type Draft } from '../kit';
import type { ActionProgress, TmPosition } from '../state';
import { declineOpen } from './leech';
import { deferred, oweNext } from './queue';

export const NO_PROGRESS: ActionProgress = { more: 0, made: [], jumped: null, blocked: [], burnt: 0 };

const resting = (position: TmPosition, seat: Seat): boolean =>
  position.seats[seat]!.passed || position.seats[seat]!.dropped;

export const allPassed = (position: TmPosition): boolean => position.order.every((seat) => resting(position, seat));

/** The next player in turn order who has not passed (TM 5.2). */
function nextSeat(position: TmPosition): Seat | null {
  const { order, active } = position;
  const at = active === null ? -1 : order.indexOf(active);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(at + i + order.length) % order.length]!;
    if (!resting(position, seat)) return seat;
  }
  return null;
}

export function askTurn(draft: Draft): void {
  const seat = nextSeat(draft.p);
  draft.p.active = seat;
  draft.p.deed = NO_PROGRESS;
  if (seat !== null) oweNext(draft, { seat, kind: 'turn' });
}

/** A main action begins: with deferred leech it declines what its player left open. */
export function beginAction(draft: Draft, seat: Seat): void {
  const { more, burnt } = draft.p.deed;
  draft.p.deed = { more, made: NO_PROGRESS.made, jumped: null, blocked: NO_PROGRESS.blocked, burnt };
  if (deferred(draft.p)) declineOpen(draft, seat);
}

/** Once the action is resolved: the second action of a double turn, or the rest of the turn (TM 5.2). */
export function thenAfter(draft: Draft, seat: Seat): void {
  if (draft.p.deed.more > 0) {
    progressOf(draft).more--;
    oweNext(draft, { seat, kind: 'turn', double: true });
  } else {
    oweNext(draft, { seat, kind: 'after' });
  }
}

/** Next round's order: who passed first leads, or everybody in the order of passing (TM 5.3). */
export function nextOrder(position: TmPosition): Seat[] {
  const { passing, players, rules } = position;
  // Only those who left the game have not passed; they keep their place in front (TM 15, S18).
  if (rules.variableOrder) return [...position.order.filter((seat) => !passing.includes(seat)), ...passing];
  const first = passing[0] ?? 0;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}
