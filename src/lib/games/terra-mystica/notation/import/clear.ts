import { open, refusal, type Refusal } from '$lib/kernel';
import type { DecisionKind, TmDecision, TmMove } from '../../moves/types';
import { asked, play, type Desk } from './desk';

const MOST_STEPS = 20;

/**
 * A ledger does not write down what its player leaves undone: the dwelling after a transformation, spades
 * too many, the end of the turn. Declines these; whatever cannot be declined stays owed, and the rules
 * refuse the next move with their own reason.
 */
export function leaveUndone(desk: Desk, seat: number): Refusal | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = firstUndone(desk, seat);
    if (move === null) return null;
    const why = play(desk, move);
    if (why !== null) return why;
  }
  return refusal('ledger.noEnd');
}

function firstUndone(desk: Desk, seat: number): TmMove | null {
  for (const decision of open(desk.position)) {
    const move = decision.seat === seat ? undone(decision as TmDecision) : null;
    if (move !== null) return move;
  }
  return null;
}

function undone(decision: TmDecision): TmMove | null {
  const { seat, kind } = decision;
  switch (kind) {
    case 'dwelling':
    case 'spades':
    case 'tenth':
      return { kind: 'skip', seat, what: kind };
    case 'bridge':
      return decision.optional ? { kind: 'skip', seat, what: kind } : null;
    case 'ordination':
      return { kind: 'ordain', seat, n: 0 };
    default:
      return null;
  }
}

/** Before a main action: the last one, of this turn or the one before, comes to its end. */
export function toTurn(desk: Desk, seat: number): Refusal | null {
  const why = leaveUndone(desk, seat);
  if (why !== null || asked(desk, seat, 'turn') || !asked(desk, seat, 'after')) return why;
  const ended = play(desk, { kind: 'endTurn', seat });
  return ended ?? (asked(desk, seat, 'turn') ? null : refusal('ledger.oneAction', 'TM 5.2'));
}

/** As above, unless the decision is asked for already. */
export const toTurnOr = (desk: Desk, seat: number, ...wanted: DecisionKind[]): Refusal | null =>
  wanted.some((kind) => asked(desk, seat, kind)) ? null : toTurn(desk, seat);

/** What the rules leave no choice about, or the site decides by itself. */
export function settleForced(desk: Desk): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = forced(desk);
    if (move === null || play(desk, move) !== null) return;
  }
}

function forced(desk: Desk): TmMove | null {
  for (const decision of open(desk.position)) {
    const move = forcedBy(desk, decision as TmDecision);
    if (move !== null) return move;
  }
  return null;
}

const TERRAINS = 7;

function forcedBy(desk: Desk, decision: TmDecision): TmMove | null {
  const { seat } = decision;
  switch (decision.kind) {
    case 'spadeTokens':
      return { kind: 'takeSpadeTokens', seat };
    case 'tenth': {
      const { n, cults } = decision as TmDecision<'tenth'>;
      return n >= cults.length ? { kind: 'enterTenth', seat, cult: cults[0]! } : null;
    }
    case 'unlock':
      return desk.position.seats[seat]!.unlocked.length < TERRAINS ? null : { kind: 'unlock', seat, terrain: null };
    case 'spades':
      if ((desk.dropped[seat] ?? 0) < (decision as TmDecision<'spades'>).n) return null;
      desk.dropped[seat] = 0;
      return { kind: 'skip', seat, what: 'spades' };
    default:
      return null;
  }
}
