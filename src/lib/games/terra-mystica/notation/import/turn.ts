import { refusal, type Refusal } from '$lib/kernel';
import type { Command } from '../command';
import type { DecisionKind } from '../../moves/types';
import type { Row } from '../ledger';
import { leaveUndone, settleForced } from './clear';
import { allPassed } from '../../rules/turns';
import { asked, decisionsOf, play, type Desk } from './desk';

/** May belong to the turn of the row before, if that was the same faction's. */
const CONTINUES: ReadonlySet<Command['do']> = new Set(['convert', 'burn', 'loseCult', 'connect', 'done']);

/** A turn that is complete ends with its row, unless the next row goes on with it (TM 18.5). */
export function endOfRow(desk: Desk, seat: number): Refusal | null {
  if (desk.held !== null && desk.offers.length === 0) {
    const held = desk.held;
    desk.held = null;
    return endTurn(desk, held);
  }
  const mine = decisionsOf(desk, seat);
  if (mine.length === 0 || mine.some(({ kind }) => kind === 'turn')) return null;
  if (desk.position.round === 0 || goesOn(desk, seat)) return null;
  if (!mine.some(({ kind }) => kind === 'after') || mine.some(({ kind }) => MUST.has(kind))) return null;
  const why = leaveUndone(desk, seat);
  if (why !== null) return why;
  if (desk.offers.length > 0 && allPassed(desk.position)) {
    desk.held = seat;
    return null;
  }
  if (desk.dug > 0) return refusal('ledger.spadesLeft', 'TM 18.4', { n: desk.dug });
  return endTurn(desk, seat);
}

function endTurn(desk: Desk, seat: number): Refusal | null {
  const why = play(desk, { kind: 'endTurn', seat });
  settleForced(desk);
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

function goesOn(desk: Desk, seat: number): boolean {
  for (let at = desk.at + 1; at < desk.ledger.rows.length; at++) {
    const row = desk.ledger.rows[at]!;
    if (row.kind === 'moves' && row.parts.every((part) => desk.taken.has(part))) continue;
    return sameTurn(desk, seat, row);
  }
  return false;
}

function sameTurn(desk: Desk, seat: number, row: Row): boolean {
  if (row.kind !== 'moves' || desk.seats.get(row.faction) !== seat) return false;
  const next = row.parts.find(({ command }) => command !== null && !ANSWERS.has(command.do))?.command;
  if (next === undefined || next === null) return false;
  if (next.do === 'build') return asked(desk, seat, 'dwelling')?.hexes.includes(next.hex) ?? false;
  const kinds = ANSWERED[next.do];
  return kinds === undefined ? CONTINUES.has(next.do) : kinds.some((kind) => asked(desk, seat, kind) !== undefined);
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
