import type { Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import { allPassed } from '../../rules/turns';
import type { DecisionKind } from '../../vocabulary/decisions';
import type { Command } from '../command';
import type { Row } from '../ledger';
import { leaveUndone, settleForced } from './clear';
import { asked, decisionsOf, play, type ImportState } from './state';

/** May belong to the turn of the row before, if that was the same faction's. */
const CONTINUES: ReadonlySet<Command['do']> = new Set(['convert', 'burn', 'loseCult', 'connect', 'done']);

/** A turn that is complete ends with its row, unless the next row goes on with it (TM 18.5). */
export function endOfRow(state: ImportState, seat: number): Refusal | null {
  if (state.held !== null && state.offers.length === 0) {
    const held = state.held;
    state.held = null;
    return endTurn(state, held);
  }
  const mine = decisionsOf(state, seat);
  if (mine.length === 0 || mine.some(({ kind }) => kind === 'turn')) return null;
  if (state.position.round === 0 || goesOn(state, seat)) return null;
  if (!mine.some(({ kind }) => kind === 'after') || mine.some(({ kind }) => MUST.has(kind))) return null;
  const why = leaveUndone(state, seat);
  if (why !== null) return why;
  if (state.offers.length > 0 && allPassed(state.position)) {
    state.held = seat;
    return null;
  }
  if (state.dug > 0) return kit.refuse('ledger.spadesLeft', 'TM 18.4', { n: state.dug });
  return endTurn(state, seat);
}

function endTurn(state: ImportState, seat: number): Refusal | null {
  const why = play(state, { kind: 'endTurn', seat });
  settleForced(state);
  return why;
}

/** The action is not complete before these are answered; the ledger's next row may do so. */
const MUST: ReadonlySet<string> = new Set([
  'favour',
  'town',
  'cultSteps',
  'unlock',
  'sandstorm',
  'freeDwelling',
  'freeTradingPost'
]);

function goesOn(state: ImportState, seat: number): boolean {
  for (let at = state.at + 1; at < state.ledger.rows.length; at++) {
    const row = state.ledger.rows[at]!;
    if (row.kind === 'moves' && row.parts.every((part) => state.taken.has(part))) continue;
    // Our own table lets a turn go on after the answers to it.
    if (state.ledger.header.ours && isAnswer(state, seat, row)) continue;
    return sameTurn(state, seat, row);
  }
  return false;
}

/** Answers to a turn, and what its player does about them. */
function isAnswer(state: ImportState, seat: number, row: Row): boolean {
  if (row.kind !== 'moves') return false;
  const own = state.seats.get(row.faction) === seat;
  return row.parts.every(
    ({ command }) => command !== null && (ANSWERS.has(command.do) || (own && command.do === 'cult'))
  );
}

function sameTurn(state: ImportState, seat: number, row: Row): boolean {
  if (row.kind !== 'moves' || state.seats.get(row.faction) !== seat) return false;
  const next = row.parts.find(({ command }) => command !== null && !ANSWERS.has(command.do))?.command;
  if (next === undefined || next === null) return false;
  if (next.do === 'build') return asked(state, seat, 'dwelling')?.hexes.includes(next.hex) ?? false;
  const kinds = ANSWERED[next.do];
  return kinds === undefined ? CONTINUES.has(next.do) : kinds.some((kind) => asked(state, seat, kind) !== undefined);
}

/** Commands that only continue a turn while their decision is open. */
const ANSWERED: Readonly<Partial<Record<Command['do'], readonly DecisionKind[]>>> = {
  favour: ['favour'],
  town: ['town'],
  cult: ['cultSteps', 'tenth'],
  unlock: ['unlock'],
  bridge: ['bridge'],
  transform: ['spades'],
  drop: ['spades', 'bridge', 'sandstorm', 'freeDwelling', 'freeTradingPost', 'cultSteps', 'ordination']
};

const ANSWERS: ReadonlySet<Command['do']> = new Set(['leech', 'decline', 'wait', 'effect', 'token']);
