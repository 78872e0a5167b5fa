import type { Game, LogHeader } from '$lib/kernel';
import { hashOf } from '$lib/kernel/json';
import { sealSnapshot, stored } from './commit';
import type { Database } from './database';
import { inspect, sameRecord, untouched, type Inspected, type RawGame } from './inspect';
import { readHeader } from './shapes';
import type { Shelf } from './shelf';
import type { Opened } from './types';

/** Reads and checks a game. Never throws. */
export async function openGame(shelf: Shelf, id: string): Promise<Opened> {
  const live = shelf.live.get(id);
  // What the disk does not have yet is in memory; after a conflict the disk is right.
  if (live?.state === 'unsaved' && live.reason !== 'conflict') return { ok: true, state: live.game };
  try {
    const raw = await shelf.use((db) => readRaw(db, id));
    if (raw !== null) return await check(shelf, raw);
    return live === undefined ? { ok: false, why: 'absent' } : { ok: true, state: live.game };
  } catch {
    return live === undefined ? { ok: false, why: 'unavailable' } : { ok: true, state: live.game };
  }
}

export const readRaw = (db: Database, id: string): Promise<RawGame | null> =>
  db.transaction('r', db.games, db.moves, db.snapshots, async () => {
    const record = await db.games.get(id);
    if (record === undefined) return null;
    return { record, rows: await db.rowsOf(id).toArray(), snapshots: await db.snapshotsOf(id).toArray() };
  });

async function check(shelf: Shelf, raw: RawGame): Promise<Opened> {
  const found = await rulesOf(shelf, raw.record);
  if (!found.ok) return found;
  let inspected: Inspected | null = null;
  try {
    inspected = inspect(raw, found.header, found.game, shelf.build);
  } catch {
    // A record that cannot even be begun is damaged as a whole.
  }
  if (inspected === null) return { ok: false, why: 'damaged' };
  const { state, damaged } = inspected;
  if (damaged !== undefined) return { ok: false, why: 'damaged', row: damaged, sound: state };
  await mend(shelf, raw, inspected);
  return { ok: true, state };
}

type Rules =
  { readonly ok: true; readonly header: LogHeader; readonly game: Game } | Extract<Opened, { readonly ok: false }>;

/** The checked header of a raw record, and the game it belongs to. */
export async function rulesOf(shelf: Shelf, record: unknown): Promise<Rules> {
  const { header: raw, start } = (record ?? {}) as { header?: unknown; start?: unknown };
  const name = (raw as { game?: unknown } | null | undefined)?.game;
  const entry = typeof name === 'string' ? await shelf.entryOf(name) : undefined;
  const read = readHeader(raw, () => entry?.meta);
  if (read.ok) {
    const game = await entry!.load();
    return read.header.rules > game.rules ? { ok: false, why: 'newer' } : { ok: true, header: read.header, game };
  }
  // A game that we do not know, in a header that is whole, was made by a version that does.
  const whole = (read.fault === 'game' || read.fault === 'newer') && spelled(raw) === start;
  return { ok: false, why: whole ? 'newer' : 'damaged' };
}

function spelled(value: unknown): string | null {
  try {
    return hashOf(value);
  } catch {
    return null;
  }
}

/** Puts right on disk what the log has shown to be wrong: derived fields, misfit or missing snapshots. */
async function mend(shelf: Shelf, raw: RawGame, { state, fit = 0 }: Inspected): Promise<void> {
  const record = stored(state.record);
  const newest = (raw.snapshots.at(-1) as { n?: unknown } | undefined)?.n ?? 0;
  const wrongRecord = !sameRecord(raw.record, record);
  const wrongSnapshot = newest !== fit || (state.snapshot?.n ?? 0) !== fit;
  if (!wrongRecord && !wrongSnapshot) return;
  const { snapshot, rows } = state;
  const kept = snapshot && sealSnapshot(record.id, snapshot, rows[snapshot.n - 1]!.hash, shelf.build);
  try {
    await shelf.use((db) =>
      db.transaction('rw', db.games, db.snapshots, async () => {
        if (!untouched(await db.games.get(record.id), raw.record)) return;
        if (wrongRecord) await db.games.put(record);
        if (!wrongSnapshot) return;
        await db.snapshotsOf(record.id, fit + 1).delete();
        if (kept !== undefined) await db.snapshots.put(kept);
      })
    );
  } catch {
    // It was read; that it could not be written better changes nothing for the player.
  }
}
