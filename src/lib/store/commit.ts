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

/** One more move: its row, the game's new head, and a snapshot when one is due. */
export const writeRow = (
  db: Database,
  before: Head,
  row: LogRow,
  record: GameRecord,
  snapshot?: StoredSnapshot
): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const found = await db.games.get(record.id);
    if (found === undefined) return 'gone';
    if (stands(found, record)) return 'done';
    if (!stands(found, before)) return 'conflict';
    await db.moves.add({ gameId: record.id, n: before.length, ...row });
    await db.games.put(stored(record));
    if (snapshot !== undefined) await db.snapshots.put(snapshot);
    return 'done';
  });

/** Back to fewer moves. */
export const writeCut = (db: Database, before: Head, record: GameRecord): Promise<Outcome> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const found = await db.games.get(record.id);
    if (found === undefined) return 'gone';
    if (stands(found, record)) return 'done';
    if (!stands(found, before)) return 'conflict';
    await db.rowsOf(record.id, record.length).delete();
    await db.snapshotsOf(record.id, record.length + 1).delete();
    await db.games.put(stored(record));
    return 'done';
  });

/** Who sits where. It does not touch the log. */
export const writeSeats = (db: Database, id: string, seats: readonly SeatHolder[], layout: Layout): Promise<Outcome> =>
  db.transaction('rw', db.games, async () => {
    const changed = await db.games.where('id').equals(id).modify({ seats, layout });
    return changed === 0 ? 'gone' : 'done';
  });

/** Thrown away at a moment, or taken back. */
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

/** Puts a game in place of whatever lies under its name. Inside a transaction on games, moves and snapshots. */
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
