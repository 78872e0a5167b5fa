import type { LogRow, Position, Snapshot } from '$lib/kernel';
import { hashOf } from '$lib/kernel/json';
import type { Database, StoredGame, StoredSnapshot } from './database';
import type { GameRecord, Layout, SeatHolder } from './types';

/**
 * The transactions that change a game, one for each thing that can happen to it. Each compares the head on
 * disk with the head it was made for, so a log can never fork; each recognises its own work, so it may be
 * repeated when the answer to the first attempt was lost.
 */
export type Outcome = 'done' | 'conflict' | 'gone';

/** A game's length and hash: where its log ends. */
export interface Head {
  readonly length: number;
  readonly head: string;
}

const stands = (stored: Head, at: Head): boolean => stored.length === at.length && stored.head === at.head;

export const stored = (record: GameRecord): StoredGame => ({ ...record, start: hashOf(record.header) });

export function sealSnapshot(
  gameId: string,
  { n, position }: Snapshot<Position>,
  head: string,
  build: string
): StoredSnapshot {
  return { gameId, n, head, build, position, hash: hashOf({ n, head, build, position }) };
}

/** A change of a log from one head to another: so many rows stay, these follow. */
export interface Step {
  readonly before: Head;
  /** How many of the rows on disk stay. */
  readonly stay: number;
  readonly rows: readonly LogRow[];
  readonly record: GameRecord;
  readonly snapshots: readonly StoredSnapshot[];
}

/** Two steps that follow each other as one. */
export function join(first: Step, then: Step): Step {
  const kept = first.rows.slice(0, Math.max(0, then.stay - first.stay));
  return {
    before: first.before,
    stay: Math.min(first.stay, then.stay),
    rows: [...kept, ...then.rows],
    record: then.record,
    snapshots: [...first.snapshots.filter(({ n }) => n <= then.stay), ...then.snapshots]
  };
}

/** Moves, or back to fewer of them: the rows, the game's new head, and the snapshots that are due. */
export const writeStep = (db: Database, { before, record, ...step }: Step): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const found = await db.games.get(record.id);
    if (found === undefined) return 'gone';
    if (stands(found, record)) return 'done';
    if (!stands(found, before)) return 'conflict';
    await walk(db, { before, record, ...step });
    return 'done';
  });

/**
 * Writes the moves that an earlier page handed over. How many of them that page has written is not known: the head on
 * disk may be the last one it knew, or any between that and ours. If the disk is further and contains ours, all is done.
 */
export const writeLeft = (db: Database, before: Head, record: GameRecord, rows: readonly LogRow[]): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const further = await db.moves.get([record.id, record.length - 1]);
    const found = await db.games.get(record.id);
    if (found !== undefined && !stands(found, before) && further?.hash === record.head) return 'done';
    return walkOn(db, found, before, record, rows);
  });

/**
 * The log on disk has grown without its writer, as when a file of unsaved moves is opened before they are saved. Where
 * it stands in the writer's own log, what follows is written; where it does not, somebody else went on.
 */
export const writeRest = (db: Database, before: Head, record: GameRecord, rows: readonly LogRow[]): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () =>
    walkOn(db, await db.games.get(record.id), before, record, rows)
  );

async function walkOn(
  db: Database,
  found: StoredGame | undefined,
  before: Head,
  record: GameRecord,
  rows: readonly LogRow[]
): Promise<Outcome> {
  if (found === undefined) return 'gone';
  if (stands(found, record)) return 'done';
  const between = found.length >= before.length && rows[found.length - 1]?.hash === found.head;
  if (!stands(found, before) && !between) return 'conflict';
  const stay = await common(db, record.id, rows);
  await walk(db, { before: found, stay, rows: rows.slice(stay), record, snapshots: [] });
  return 'done';
}

async function common(db: Database, id: string, rows: readonly LogRow[]): Promise<number> {
  const there = await db.rowsOf(id).toArray();
  const differs = there.findIndex(({ hash }, n) => rows[n]?.hash !== hash);
  return differs < 0 ? there.length : differs;
}

async function walk(db: Database, { before, stay, rows, record, snapshots }: Step): Promise<void> {
  if (stay < before.length) {
    await db.rowsOf(record.id, stay).delete();
    await db.snapshotsOf(record.id, stay + 1).delete();
  }
  if (rows.length > 0) await db.moves.bulkAdd(rows.map((row, i) => ({ gameId: record.id, n: stay + i, ...row })));
  await db.games.put(stored(record));
  if (snapshots.length > 0) await db.snapshots.bulkPut([...snapshots]);
}

/** Whether the game is still on disk. */
export const lookFor = async (db: Database, id: string): Promise<Outcome> =>
  (await db.games.get(id)) === undefined ? 'gone' : 'done';

/** Who sits where. It does not touch the log. */
export const writeSeats = (db: Database, id: string, seats: readonly SeatHolder[], layout: Layout): Promise<Outcome> =>
  db.transaction('rw', db.games, async () => {
    const changed = await db.games.where('id').equals(id).modify({ seats, layout });
    return changed === 0 ? 'gone' : 'done';
  });

/** Marks a game as deleted at a moment, or as not deleted. */
export const writeMark = (db: Database, id: string, deleted: number | undefined): Promise<Outcome> =>
  db.transaction('rw', db.games, async () => {
    // Dexie takes undefined for "remove this field".
    const changed = await db.games.where('id').equals(id).modify({ deleted });
    return changed === 0 ? 'gone' : 'done';
  });

/** A whole game at once: a new one, or one whose disk was emptied while it was being played. */
export const writeGame = (
  db: Database,
  record: GameRecord,
  rows: readonly LogRow[],
  snapshots: readonly StoredSnapshot[] = []
): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const found = await db.games.get(record.id);
    if (found !== undefined) return stands(found, record) ? 'done' : 'conflict';
    await putGame(db, record, rows, snapshots);
    return 'done';
  });

/** Replaces whatever is stored under the game's id. Call it inside a transaction on games, moves and snapshots. */
export async function putGame(
  db: Database,
  record: GameRecord,
  rows: readonly LogRow[],
  snapshots: readonly StoredSnapshot[] = []
): Promise<void> {
  await db.rowsOf(record.id).delete();
  await db.snapshotsOf(record.id).delete();
  await db.games.put(stored(record));
  await db.moves.bulkAdd(rows.map((row, n) => ({ gameId: record.id, n, ...row })));
  await db.snapshots.bulkAdd([...snapshots]);
}
