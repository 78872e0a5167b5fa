import { is, safeParse } from 'valibot';
import {
  canonical,
  hashOf,
  paths,
  replay,
  rowHash,
  SNAPSHOT_EVERY,
  type Game,
  type LogHeader,
  type LogRow,
  type Move,
  type Position,
  type Snapshot
} from '$lib/kernel';
import { findInvalid } from './validate';
import { mendSeats } from './seats';
import { positionShape, readRow, recordShape, snapshotShape } from './shapes';
import { summaryOf } from './summary';
import type { GameRecord, GameState } from './types';

/** A game as it was found on disk; nothing in it is checked yet. */
export interface RawGame {
  readonly record: unknown;
  readonly rows: readonly unknown[];
  readonly snapshots: readonly unknown[];
}

export interface Inspected {
  readonly state: GameState;
  /** The first bad row, when not all that was written can be read. */
  readonly damaged?: number;
  /** The number of the snapshot on disk that was used. */
  readonly fit?: number;
}

/** The rows up to the first one that breaks the chain of hashes. Null if it is the header that is damaged. */
function soundRows(raw: RawGame, header: LogHeader, game: Game): { rows: LogRow[]; bad?: number } | null {
  const about = safeParse(recordShape, raw.record);
  const { length, head, start } = about.success ? about.output : { length: -1, head: '', start: '' };
  const first = hashOf(header);
  const rows: LogRow[] = [];
  let before = first;
  // Without a sound row, only the header's own hash tells that it is the header this game began with.
  const upTo = (bad: number) => (bad === 0 && start !== first ? null : { rows, bad });
  for (const [n, found] of raw.rows.entries()) {
    const row = readRow(found);
    const fits = row !== null && (found as { n: number }).n === n && hasShape(game, row.move);
    if (!fits || rowHash(before, row.move) !== row.hash) return upTo(n);
    rows.push(row);
    before = row.hash;
  }
  if (rows.length === 0 && length <= 0) return first === start || first === head ? { rows } : null;
  // The record names the end twice. One of the two may be damaged; if both disagree, rows are missing.
  return before === head || rows.length === length ? { rows } : upTo(rows.length);
}

const hasShape = (game: Game, move: Move): boolean =>
  Object.hasOwn(game.moves, move.kind) && is(game.moves[move.kind]!.shape, move);

/** Checks a stored game against its own hashes and against the rules, and gives the part that is sound. */
export function inspect(raw: RawGame, header: LogHeader, game: Game, build: string): Inspected | null {
  const sound = soundRows(raw, header, game);
  if (sound === null) return null;
  const { rows } = sound;
  let snapshot = newestFit(raw.snapshots, rows, game, build);
  let walked = walk(game, header, rows, snapshot);
  // The log is the truth: if it cannot be replayed from the snapshot, the snapshot is wrong.
  if (walked.n < rows.length && snapshot !== undefined) {
    snapshot = undefined;
    walked = walk(game, header, rows);
  }
  const damaged = walked.n < rows.length ? walked.n : sound.bad;
  const kept = rows.slice(0, walked.n);
  const record = recordOf(raw.record, header, game, kept, walked.position);
  const state = { record, rows: kept, ...(walked.snapshot && { snapshot: walked.snapshot }) };
  return { state, ...(damaged !== undefined && { damaged }), ...(snapshot && { fit: snapshot.n }) };
}

interface Walked {
  /** How many rows the rules accepted. */
  readonly n: number;
  readonly position: Position;
  readonly snapshot?: Snapshot<Position>;
}

function walk(game: Game, header: LogHeader, rows: readonly LogRow[], from?: Snapshot<Position>): Walked {
  let n = from?.n ?? 0;
  let position = from?.position;
  let snapshot = from;
  const visit = (at: number, then: Position) => {
    n = at;
    position = then;
    if (at > 0 && at % SNAPSHOT_EVERY === 0) snapshot = { n: at, position: then };
  };
  const moves = rows.map(({ move }) => move);
  try {
    replay(game, header, moves, visit, from);
  } catch (error) {
    // Rules that throw at a row refuse it. Without a first position there is nothing to keep.
    if (position === undefined) throw error;
  }
  return { n, position: position!, ...(snapshot && { snapshot }) };
}

/** The newest snapshot that was taken by this build from just this log. */
function newestFit(
  raws: readonly unknown[],
  rows: readonly LogRow[],
  game: Game,
  build: string
): Snapshot<Position> | undefined {
  for (const raw of [...raws].reverse()) {
    const read = findInvalid(raw) === null ? safeParse(snapshotShape, raw) : null;
    if (!read?.success) continue;
    const { n, head, hash } = read.output;
    const { position } = raw as { position: Position };
    if (read.output.build !== build || rows[n - 1]?.hash !== head) continue;
    if (hashOf({ n, head, build, position }) !== hash) continue;
    if (is(positionShape, position) && paths(game.phases).includes(position.phase)) return { n, position };
  }
  return undefined;
}

/** A record whose every field is either sound, derived from the log, or a harmless default. */
function recordOf(
  raw: unknown,
  header: LogHeader,
  game: Game,
  rows: readonly LogRow[],
  position: Position
): GameRecord {
  const read = safeParse(recordShape, raw);
  if (!read.success) throw new TypeError('a record without a name');
  const { id, created, touched, layout, branchOf, deleted } = read.output;
  return {
    id,
    header,
    seats: mendSeats((raw as { seats?: unknown }).seats, game.meta, header.players),
    layout,
    created,
    touched,
    length: rows.length,
    head: rows.at(-1)?.hash ?? hashOf(header),
    ...summaryOf(game, position),
    ...(branchOf && { branchOf }),
    ...(deleted !== undefined && { deleted })
  };
}

/** Whether two records are equal; a value without a canonical form equals nothing. */
export function sameRecord(a: unknown, b: unknown): boolean {
  try {
    return canonical(a) === canonical(b);
  } catch {
    return false;
  }
}

/** Whether a raw record is unchanged: another tab may have written it meanwhile. */
export const untouched = (a: unknown, b: unknown): boolean => spell(a) === spell(b);

function spell(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'number' || typeof part === 'bigint' ? `${part}` : part
    );
  } catch {
    return '';
  }
}
