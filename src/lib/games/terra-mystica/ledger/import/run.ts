import { begin, over, type Game, type Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import type { TmMove } from '../../moves';
import type { TmPosition } from '../../state';
import type { Check, Ledger, Row } from '../ledger';
import { arrangement, BadHeader, configFor } from './arrange';
import { compare, compareFinal, type Difference } from './check';
import { settleForced } from './clear';
import { carryOut } from './command';
import { leave } from './rest';
import { chooseFaction } from './setup';
import { play, type ImportState } from './state';
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
export function beginImport(game: Game<TmPosition>, ledger: Ledger): ImportState {
  const config = configFor(ledger);
  if (config.players < 2 || config.players > 5)
    throw new BadHeader(kit.refuse('ledger.players', undefined, { n: config.players }));
  const state: ImportState = {
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
    priests: 0,
    shift: null,
    avoid: new Set(),
    hint: null
  };
  const why = play(state, arrangement(ledger));
  if (why !== null) throw new BadHeader(why);
  return state;
}

/** Plays a whole ledger and holds every row against its figures. Stops at the first thing that is wrong. */
export function importLedger(game: Game<TmPosition>, ledger: Ledger): Imported {
  let state: ImportState;
  try {
    state = beginImport(game, ledger);
  } catch (error) {
    if (!(error instanceof BadHeader)) throw error;
    return failed(game, ledger, error.refusal);
  }
  const checks = new Map(ledger.checks.map((check) => [check.row, check]));
  let refused: Refused | null = null;
  let differs: Difference | null = null;
  for (; state.at < ledger.rows.length && refused === null && differs === null; state.at++) {
    const row = ledger.rows[state.at]!;
    const check = checks.get(row.n);
    const { round } = state.position;
    state.hint = check?.figures ?? null;
    refused = playRow(state, row);
    if (refused === null && check !== undefined && due(state, check, round))
      differs = compare(state, row.n, check.figures);
  }
  if (refused === null && differs === null && ledger.final !== null) {
    differs = compareFinal(state, ledger.rows.at(-1)?.n ?? 0, ledger.final);
  }
  const { position, moves, seats } = state;
  return { position, moves, seats, refused, differs, over: over(game, position) };
}

/** A page shows a row before what follows by itself; ours has gone on, so such a row cannot be compared. */
const due = (state: ImportState, check: Check, round: number): boolean =>
  !check.now || (state.position.round === round && !over(state.game, state.position));

function failed(game: Game<TmPosition>, ledger: Ledger, reason: Refusal): Imported {
  const { position } = begin(game, { ...configFor(ledger), players: 2 });
  const refused = { row: 1, command: 'header', reason };
  return { position, moves: [], seats: new Map(), refused, differs: null, over: false };
}

/** One row of a ledger; what was refused in it, or null. */
export function playRow(state: ImportState, row: Row): Refused | null {
  if (row.kind === 'unknown') return refusedIn(row, row.text, kit.refuse(`ledger.${row.reason}`));
  if (row.kind === 'setup') return refusedIn(row, `setup ${row.faction}`, chooseFaction(state, row.faction));
  const { faction } = row;
  const seat = state.seats.get(faction);
  if (seat === undefined) return refusedIn(row, faction, kit.refuse('ledger.noFaction', undefined, { faction }));
  if (row.kind === 'leave') {
    const why = leave(state, seat);
    settleForced(state);
    return refusedIn(row, `drop-faction ${faction}`, why);
  }
  for (const part of row.parts) {
    if (state.taken.has(part)) continue;
    if (part.command === null) return refusedIn(row, part.text, kit.refuse('ledger.command'));
    state.part = part;
    const why = carryOut(state, seat, part.command);
    if (why !== null) return refusedIn(row, part.text, why);
    settleForced(state);
  }
  return refusedIn(row, row.parts.at(-1)?.text ?? '', endOfRow(state, seat));
}

const refusedIn = (row: Row, command: string, reason: Refusal | null): Refused | null =>
  reason === null ? null : { row: row.n, command, reason };
