import type { Game, LogHeader } from '$lib/kernel';
import { hashOf } from '$lib/kernel/json';
import { sealSnapshot, stored } from './commit';
import type { Database } from './database';
import { inspect, sameRecord, untouched, type Inspected, type RawGame } from './inspect';
import { readHeader } from './shapes';
import type { GameStorage } from './storage';
import type { Opened } from './types';

/** Reads and checks a game. Never throws. */
export async function openGame(storage: GameStorage, id: string): Promise<Opened> {
  await storage.ready;
  const live = storage.live.get(id);
  // What the disk does not have yet is in memory; after a conflict the disk is right.
  if (live !== undefined && live.state !== 'saved' && live.reason !== 'conflict') return { ok: true, state: live.game };
  try {
    const raw = await storage.use((db) => readRaw(db, id));
    if (raw !== null) return await check(storage, raw);
    return live === undefined ? { ok: false, why: 'absent' } : { ok: true, state: live.game };
  } catch {
    return live === undefined ? { ok: false, why: 'unavailable' } : { ok: true, state: live.game };
  }
}

const readRaw = (db: Database, id: string): Promise<RawGame | null> =>
  db.transaction('r', db.games, db.moves, db.snapshots, async () => {
    const record = await db.games.get(id);
    if (record === undefined) return null;
    return { record, rows: await db.rowsOf(id).toArray(), snapshots: await db.snapshotsOf(id).toArray() };
  });

async function check(storage: GameStorage, raw: RawGame): Promise<Opened> {
  const found = await rulesOf(storage, raw.record);
  if (!found.ok) return found;
  let inspected: Inspected | null = null;
  try {
    inspected = inspect(raw, found.header, found.game, storage.build);
  } catch {
    // A record that cannot even be begun is damaged as a whole.
  }
  if (inspected === null) return { ok: false, why: 'damaged' };
  const { state, damaged } = inspected;
  if (damaged !== undefined) return { ok: false, why: 'damaged', row: damaged, sound: state };
  await mend(storage, raw, inspected);
  return { ok: true, state };
}

type Rules =
  { readonly ok: true; readonly header: LogHeader; readonly game: Game } | Extract<Opened, { readonly ok: false }>;

/** The checked header of a raw record, and the game it belongs to. */
export async function rulesOf(storage: GameStorage, record: unknown): Promise<Rules> {
  const { header: raw, start } = (record ?? {}) as { header?: unknown; start?: unknown };
  const name = (raw as { game?: unknown } | null | undefined)?.game;
  const entry = typeof name === 'string' ? await storage.entryOf(name) : undefined;
  const read = readHeader(raw, () => entry?.meta);
  if (read.ok) {
    const game = await entry!.load();
    return read.header.rules > game.rules ? { ok: false, why: 'newer' } : { ok: true, header: read.header, game };
  }
  // An undamaged header of a game that we do not know comes from a newer version.
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

/** Repairs on disk what differs from the log: derived fields, and snapshots that are wrong or missing. */
async function mend(storage: GameStorage, raw: RawGame, { state, fit = 0 }: Inspected): Promise<void> {
  const record = stored(state.record);
  const newest = (raw.snapshots.at(-1) as { n?: unknown } | undefined)?.n ?? 0;
  const wrongRecord = !sameRecord(raw.record, record);
  const wrongSnapshot = newest !== fit || (state.snapshot?.n ?? 0) !== fit;
  if (!wrongRecord && !wrongSnapshot) return;
  const { snapshot, rows } = state;
  const kept = snapshot && sealSnapshot(record.id, snapshot, rows[snapshot.n - 1]!.hash, storage.build);
  try {
    await storage.use((db) =>
      db.transaction('rw', db.games, db.snapshots, async () => {
        if (!untouched(await db.games.get(record.id), raw.record)) return;
        if (wrongRecord) await db.games.put(record);
        if (!wrongSnapshot) return;
        await db.snapshotsOf(record.id, fit + 1).delete();
        if (kept !== undefined) await db.snapshots.put(kept);
      })
    );
  } catch {
    // The game could be read, and the next opening repairs the disk again.
  }
}
