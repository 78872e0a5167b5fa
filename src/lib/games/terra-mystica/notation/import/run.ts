import { begin, over, refusal, type Game, type Refusal } from '$lib/kernel';
import type { TmMove } from '../../moves/types';
import type { TmPosition } from '../../state';
import type { Check, Ledger, Row } from '../ledger';
import { arrangement, BadHeader, configFor } from './arrange';
import { compare, compareFinal, type Difference } from './check';
import { settleForced } from './clear';
import { carryOut } from './command';
import { play, type Desk } from './desk';
import { chooseFaction } from './setup';
import { leave } from './rest';
import { endOfRow } from './turn';

export interface Refused {
  readonly row: number;
  readonly command: string;
  readonly reason: Refusal;
}

export interface Imported {
  readonly position: TmPosition;
  readonly moves: readonly TmMove[];
  readonly seats: ReadonlyMap<string, number>;
  readonly refused: Refused | null;
  readonly differs: Difference | null;
  readonly over: boolean;
}

/** Lays the table as the ledger's header says. */
export function openDesk(game: Game<TmPosition>, ledger: Ledger): Desk {
  const config = configFor(ledger);
  if (config.players < 2 || config.players > 5)
    throw new BadHeader(refusal('ledger.players', undefined, { n: config.players }));
  const desk: Desk = {
    game,
    ledger,
    seats: new Map(),
    moves: [],
    position: begin(game, config).position,
    at: 0,
    part: null,
    taken: new Set(),
    offers: [],
    held: null,
    dug: 0,
    dropped: [],
    shift: null,
    avoid: new Set(),
    hint: null
  };
  const why = play(desk, arrangement(ledger));
  if (why !== null) throw new BadHeader(why);
  return desk;
}

/** Plays a whole ledger and holds every row against its figures. Stops at the first thing that is wrong. */
export function importLedger(game: Game<TmPosition>, ledger: Ledger): Imported {
  let desk: Desk;
  try {
    desk = openDesk(game, ledger);
  } catch (error) {
    if (!(error instanceof BadHeader)) throw error;
    return failed(game, ledger, error.refusal);
  }
  const checks = new Map(ledger.checks.map((check) => [check.row, check]));
  let refused: Refused | null = null;
  let differs: Difference | null = null;
  for (; desk.at < ledger.rows.length && refused === null && differs === null; desk.at++) {
    const row = ledger.rows[desk.at]!;
    const check = checks.get(row.n);
    const { round } = desk.position;
    desk.hint = check?.figures ?? null;
    refused = playRow(desk, row);
    if (refused === null && check !== undefined && due(desk, check, round))
      differs = compare(desk, row.n, check.figures);
  }
  if (refused === null && differs === null && ledger.final !== null) {
    differs = compareFinal(desk, ledger.rows.at(-1)?.n ?? 0, ledger.final);
  }
  const { position, moves, seats } = desk;
  return { position, moves, seats, refused, differs, over: over(game, position) };
}

/** A page shows a row before what follows by itself; ours has gone on, so such a row cannot be compared. */
const due = (desk: Desk, check: Check, round: number): boolean =>
  !check.now || (desk.position.round === round && !over(desk.game, desk.position));

function failed(game: Game<TmPosition>, ledger: Ledger, reason: Refusal): Imported {
  const { position } = begin(game, { ...configFor(ledger), players: 2 });
  const refused = { row: 1, command: 'header', reason };
  return { position, moves: [], seats: new Map(), refused, differs: null, over: false };
}

/** One row of a ledger; what was refused in it, or null. */
export function playRow(desk: Desk, row: Row): Refused | null {
  if (row.kind === 'unknown') return refusedIn(row, row.text, refusal(`ledger.${row.reason}`));
  if (row.kind === 'setup') return refusedIn(row, `setup ${row.faction}`, chooseFaction(desk, row.faction));
  const { faction } = row;
  const seat = desk.seats.get(faction);
  if (seat === undefined) return refusedIn(row, faction, refusal('ledger.noFaction', undefined, { faction }));
  if (row.kind === 'leave') {
    const why = leave(desk, seat);
    settleForced(desk);
    return refusedIn(row, `drop-faction ${faction}`, why);
  }
  for (const part of row.parts) {
    if (desk.taken.has(part)) continue;
    if (part.command === null) return refusedIn(row, part.text, refusal('ledger.command'));
    desk.part = part;
    const why = carryOut(desk, seat, part.command);
    if (why !== null) return refusedIn(row, part.text, why);
    settleForced(desk);
  }
  return refusedIn(row, row.parts.at(-1)?.text ?? '', endOfRow(desk, seat));
}

const refusedIn = (row: Row, command: string, reason: Refusal | null): Refused | null =>
  reason === null ? null : { row: row.n, command, reason };
