import { answerable, type Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import type { TmMove } from '../../moves';
import { tokenWays } from '../../rules/power';
import type { Asked, DecisionKind } from '../../vocabulary/decisions';
import type { Command } from '../command';
import type { Part, Row } from '../ledger';
import { ahead } from './ahead';
import { asked, decisionsOf, play, type ImportState } from './state';

const MOST_STEPS = 20;

/**
 * A ledger does not write down what its player leaves undone: the dwelling after a transformation, spades
 * too many, the end of the turn. Declines these; whatever cannot be declined stays owed, and the rules
 * refuse the next move with their own reason.
 */
export function leaveUndone(state: ImportState, seat: number): Refusal | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = firstUndone(state, seat);
    if (move === null) return null;
    const why = play(state, move);
    if (why !== null) return why;
  }
  return kit.refuse('ledger.noEnd');
}

function firstUndone(state: ImportState, seat: number): TmMove | null {
  for (const decision of decisionsOf(state, seat)) {
    const move = undone(decision);
    if (move !== null) return move;
  }
  return null;
}

function undone(decision: Asked): TmMove | null {
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
export function toTurn(state: ImportState, seat: number): Refusal | null {
  const why = leaveUndone(state, seat);
  if (why !== null || asked(state, seat, 'turn') || !asked(state, seat, 'after')) return why;
  const ended = play(state, { kind: 'endTurn', seat });
  return ended ?? (asked(state, seat, 'turn') ? null : kit.refuse('ledger.oneAction', 'TM 5.2'));
}

/** As above, unless the decision is asked for already. */
export const toTurnOr = (state: ImportState, seat: number, ...wanted: DecisionKind[]): Refusal | null =>
  wanted.some((kind) => asked(state, seat, kind)) ? null : toTurn(state, seat);

/** What the rules leave no choice about, or the site decides by itself. */
export function settleForced(state: ImportState): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = forced(state);
    if (move === null || play(state, move) !== null) return;
  }
}

function forced(state: ImportState): TmMove | null {
  for (const decision of answerable(state.position)) {
    const move = forcedBy(state, decision as Asked);
    if (move !== null) return move;
  }
  return null;
}

const TERRAINS = 7;

/** Tokens from the first bowls that have any (TM 15 S5). */
const firstBowls = (state: ImportState, { seat, n }: Asked<'payTokens'>) =>
  tokenWays(state.position.seats[seat]!.power, n)[0]!;

/** Whether the row, or else the next one of this faction, still says one of these. */
function says(state: ImportState, seat: number, ...words: Command['do'][]): boolean {
  const said = (part: Part): boolean => part.command !== null && words.includes(part.command.do);
  const { rows } = state.ledger;
  const mine = (row: Row | undefined) => (row?.kind === 'moves' && state.seats.get(row.faction) === seat ? row : null);
  if (mine(rows[state.at]) !== null && ahead(state).some(said)) return true;
  for (let at = state.at + 1; at < rows.length; at++) {
    const row = mine(rows[at]);
    if (row !== null) return row.parts.length > 0 && said(row.parts[0]!);
  }
  return false;
}

function forcedBy(state: ImportState, decision: Asked): TmMove | null {
  const { seat } = decision;
  switch (decision.kind) {
    case 'payTokens':
      return says(state, seat, 'tokens') ? null : { kind: 'payTokens', seat, bowls: firstBowls(state, decision) };
    case 'spadeTokens':
      return says(state, seat, 'noTokens') ? null : { kind: 'takeSpadeTokens', seat };
    case 'tenth': {
      const { n, cults, optional } = decision;
      if (optional && state.ledger.header.ours && says(state, seat, 'stay', 'cult')) return null;
      return n >= cults.length ? { kind: 'enterTenth', seat, cult: cults[0]! } : null;
    }
    case 'unlock':
      if (state.position.seats[seat]!.unlocked.length < TERRAINS) return null;
      state.priests++;
      return { kind: 'unlock', seat, terrain: null };
    case 'spades':
      if ((state.dropped[seat] ?? 0) < decision.n) return null;
      state.dropped[seat] = 0;
      return { kind: 'skip', seat, what: 'spades' };
    default:
      return null;
  }
}
