import { BrokenLog, chain, Session, type Game, type Position } from '$lib/kernel';
import { entryOf, GAMES, type GameEntry } from '$lib/games';
import { gameTexts, type GameTexts } from '$lib/i18n';
import { createGame, openGame, summaryOf, type GameRecord, type GameState } from '$lib/store';
import type { GameUi } from './game-ui';

/** Why a game cannot be shown; `sound` is what can be saved of it. */
export interface CannotOpen {
  readonly ok: false;
  readonly why: 'absent' | 'damaged' | 'newer' | 'unavailable' | 'unknown';
  /** The first bad row, counted from 1. */
  readonly row?: number;
  readonly sound?: GameState;
}

export interface OpenedTable {
  readonly ok: true;
  readonly entry: GameEntry;
  readonly game: Game<Position>;
  readonly record: GameRecord;
  readonly session: Session<Position>;
  readonly ui: GameUi<Position>;
  readonly texts: GameTexts;
}

/** Reads a game and everything that is needed to show it; `uiOf` knows the pictures of each game. */
export async function openTable(
  id: string,
  uiOf: (game: string) => Promise<GameUi<Position>>
): Promise<OpenedTable | CannotOpen> {
  const opened = await openGame(id);
  if (!opened.ok) {
    const row = opened.row === undefined ? {} : { row: opened.row + 1 };
    return { ok: false, why: opened.why, ...row, ...(opened.sound && { sound: opened.sound }) };
  }
  const { state } = opened;
  const entry = entryOf(state.record.header.game);
  // Rules without pictures can be played by the command line, not here.
  if (entry === undefined || !GAMES.includes(entry)) return { ok: false, why: 'unknown' };
  const [game, ui, texts] = await Promise.all([entry.load(), uiOf(entry.meta.id), gameTexts(entry)]);
  if (state.record.header.rules > game.rules) return { ok: false, why: 'newer' };
  try {
    return { ok: true, entry, game, record: state.record, session: resume(game, state), ui, texts };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    const sound = { record: state.record, rows: state.rows.slice(0, error.row) };
    return { ok: false, why: 'damaged', row: error.row + 1, sound };
  }
}

/** The session of a stored game; seats held by bots have no say in undo. */
export const resume = (game: Game<Position>, { record, rows, snapshot }: GameState): Session<Position> =>
  Session.resume(game, { header: record.header, rows }, snapshot, (seat) => record.seats[seat]?.kind === 'bot');

/** A new game from what is whole of another one. The old one stays as it is. */
export async function copyOf({ record, rows }: GameState, n = rows.length): Promise<string> {
  const entry = entryOf(record.header.game);
  if (entry === undefined) throw new Error(`No game called ${record.header.game}`);
  const game = await entry.load();
  const moves = rows.slice(0, n).map((row) => row.move);
  const session = Session.resume(game, { header: record.header, rows: chain(record.header, moves) });
  const copy = await createGame({
    header: record.header,
    seats: record.seats,
    layout: record.layout,
    rows: session.rows,
    summary: summaryOf(game, session.position),
    branchOf: { id: record.id, n }
  });
  return copy.id;
}
