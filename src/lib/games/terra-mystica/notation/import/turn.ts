import type { Command } from '../command';
import type { Row } from '../ledger';
import { leaveUndone, settleForced } from './clear';
import { asked, decisionsOf, play, type Desk } from './desk';

/** May belong to the turn of the row before, if that was the same faction's. */
const CONTINUES: ReadonlySet<Command['do']> = new Set([
  'convert',
  'burn',
  'favour',
  'town',
  'cult',
  'loseCult',
  'connect',
  'drop',
  'unlock',
  'bridge',
  'done'
]);

/** A turn that is complete ends with its row, unless the next row goes on with it (TM 18.5). */
export function endOfRow(desk: Desk, seat: number): string | null {
  const mine = decisionsOf(desk, seat);
  if (mine.length === 0 || mine.some(({ kind }) => kind === 'turn')) return null;
  if (desk.position.round === 0 || goesOn(desk, seat)) return null;
  if (!mine.some(({ kind }) => kind === 'after') || mine.some(({ kind }) => MUST.has(kind))) return null;
  const why = leaveUndone(desk, seat);
  if (why !== null) return why;
  if (desk.dug > 0) return `${desk.dug} bought spades are left over (TM 18.4)`;
  const ended = play(desk, { kind: 'endTurn', seat });
  settleForced(desk);
  return ended;
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
  if (next.do === 'transform') return asked(desk, seat, 'spades') !== undefined;
  return CONTINUES.has(next.do);
}

const ANSWERS: ReadonlySet<Command['do']> = new Set(['leech', 'decline', 'wait', 'effect', 'token']);
