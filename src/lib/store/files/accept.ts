import * as v from 'valibot';
import {
  chain,
  firstDamaged,
  hashOf,
  replay,
  type Game,
  type LogHeader,
  type LogRow,
  type Position
} from '$lib/kernel';
import { newId } from '../ids';
import { cleanName } from '../names';
import { pacer } from '../pace';
import { readSeats } from '../seats';
import { branchShape, hashShape, layoutShape, moveShape, readHeader, settingsShape } from '../shapes';
import type { KnownGame } from '../storage';
import { summaryOf } from '../summary';
import type { GameRecord, Settings } from '../types';
import { BOUNDS, LONGEST_GAME, Refused, refuse, type Bounds, type Progress } from './format';
import type { ParsedFile } from './parse';

type Catalogue = (id: string) => Promise<KnownGame | undefined>;

export interface AcceptedGame {
  readonly record: GameRecord;
  readonly rows: readonly LogRow[];
  /** Where the moves lead. */
  readonly position: Position;
  readonly game: Game;
}

interface AcceptedFile {
  readonly kind: ParsedFile['kind'];
  readonly games: readonly AcceptedGame[];
  readonly settings?: Partial<Settings>;
}

const moment = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined);
const gameShape = v.object({
  id: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{6,40}$/))), undefined),
  header: v.looseObject({}),
  seats: v.array(v.unknown()),
  layout: v.fallback(layoutShape, 'table'),
  created: moment,
  touched: moment,
  branchOf: v.fallback(v.optional(branchShape), undefined),
  moves: v.array(v.object({ move: moveShape, hash: v.optional(hashShape) })),
  head: v.optional(hashShape)
});

/** The first fault is enough: a list of a million faults would only take time. */
const FIRST = { abortEarly: true } as const;

export interface AcceptOptions {
  readonly bounds?: Bounds;
  readonly progress?: Progress;
}

/** Checks every game of a file to the last move; the first thing that is wrong refuses the whole file. */
export async function accept(
  { kind, body }: ParsedFile,
  catalogue: Catalogue,
  { bounds = BOUNDS, progress }: AcceptOptions = {}
): Promise<AcceptedFile> {
  if (kind === 'game') return { kind, games: [await acceptGame(body, catalogue)] };
  if (!Array.isArray(body.games)) throw refuse('store.import.field', { name: 'games' });
  const raws = body.games as unknown[];
  if (raws.length > bounds.games) throw refuse('store.import.games', { n: raws.length, limit: bounds.games });
  const games: AcceptedGame[] = [];
  // Where there is no worker, this is the page's own thread.
  const breath = pacer();
  for (const [n, raw] of raws.entries()) {
    progress?.(n, raws.length);
    try {
      games.push(await acceptGame(raw, catalogue));
    } catch (error) {
      throw error instanceof Refused ? new Refused({ ...error.refusal, inGame: n + 1 }) : error;
    }
    await breath();
  }
  const settings = v.safeParse(settingsShape, body.settings, FIRST);
  return { kind, games, ...(settings.success && { settings: settings.output }) };
}

async function acceptGame(raw: unknown, catalogue: Catalogue): Promise<AcceptedGame> {
  const moves = (raw as { moves?: unknown } | null)?.moves;
  if (Array.isArray(moves) && moves.length > LONGEST_GAME)
    throw refuse('store.import.tooLong', { limit: LONGEST_GAME });
  const read = v.safeParse(gameShape, raw, FIRST);
  if (!read.success) throw refuse('store.import.field', { name: fieldOf(read.issues) });
  const file = read.output;
  const { header, game } = await acceptHeader((raw as { header: unknown }).header, catalogue);
  const seats = readSeats(file.seats, game.meta, header.players);
  if (seats === null) throw refuse('store.import.seats');
  const rows = acceptRows(file, header);
  const position = playThrough(game, header, rows);
  const created = Date.parse(file.created ?? '') || 0;
  const record: GameRecord = {
    id: file.id ?? newId(),
    header,
    seats,
    layout: file.layout,
    created,
    touched: Date.parse(file.touched ?? '') || created,
    length: rows.length,
    head: rows.at(-1)?.hash ?? hashOf(header),
    ...summaryOf(game, position),
    ...(file.branchOf && { branchOf: file.branchOf })
  };
  return { record, rows, position, game };
}

async function acceptHeader(raw: unknown, catalogue: Catalogue): Promise<{ header: LogHeader; game: Game }> {
  const name = (raw as { game?: unknown }).game;
  const entry = typeof name === 'string' ? await catalogue(name) : undefined;
  const read = readHeader(raw, () => entry?.meta);
  if (!read.ok) {
    if (read.fault === 'newer') throw refuse('store.import.newer');
    if (read.fault === 'shape') throw refuse('store.import.field', { name: 'header' });
    throw refuse(`store.import.${read.fault}`, { name: cleanName(read.game ?? '') });
  }
  const game = await entry!.load();
  if (read.header.rules > game.rules) throw refuse('store.import.newer');
  return { header: read.header, game };
}

/** The rows with their hashes. A file may leave hashes out; those that it gives have to be right. */
function acceptRows({ moves, head }: v.InferOutput<typeof gameShape>, header: LogHeader): LogRow[] {
  const rows = chain(header, moves.map(({ move }) => move) as LogRow['move'][]);
  const claimed = rows.map((row, n) => ({ ...row, hash: moves[n]!.hash ?? row.hash }));
  const bad = firstDamaged({ header, rows: claimed });
  if (bad !== null) throw refuse('store.import.damaged', { row: bad + 1 });
  if (head !== undefined && head !== (rows.at(-1)?.hash ?? hashOf(header))) throw refuse('store.import.head');
  return rows;
}

/** Replays the moves by the rules: what they refuse during play they refuse here. */
function playThrough(game: Game, header: LogHeader, rows: readonly LogRow[]): Position {
  const moves = rows.map(({ move }) => move);
  let reached = 0;
  try {
    const played = replay(game, header, moves, (n) => (reached = n));
    if (played.ok) return played.position;
  } catch {
    // Rules that throw at a move refuse it, too.
  }
  throw refuse('store.import.illegal', { row: reached + 1 });
}

const fieldOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  cleanName(
    issues[0]?.path
      ?.map(({ key }) => String(key))
      .slice(0, 3)
      .join('.') ?? ''
  );
