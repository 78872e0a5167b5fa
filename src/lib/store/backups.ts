import { hash } from '$lib/kernel/json';
import type { Database, StoredBackup } from './database';
import { exportLibrary } from './export';
import { bring, readImport } from './import';
import type { Shelf } from './shelf';
import type { BackupInfo, BackupReason, Imported } from './types';

/** The newest few are kept whatever their day, and of earlier days the last of each. */
const NEWEST = 3;
const MOST = 6;
const DAY = 24 * 3600 * 1000;

/** A copy of everything in one row, so that a mistake can be taken back. True when one was taken. */
export const takeBackup = async (shelf: Shelf, reason: BackupReason): Promise<boolean> =>
  (await backUp(shelf, reason)) === 'taken';

/** Whether everything that is here now is in a backup, a new one if need be. */
const isSafe = async (shelf: Shelf, reason: BackupReason): Promise<boolean> =>
  (await backUp(shelf, reason)) !== 'failed';

/** Silent: a backup never stops anyone. What the newest one has already is not kept twice. */
async function backUp(shelf: Shelf, reason: BackupReason): Promise<'taken' | 'needless' | 'failed'> {
  try {
    const { mark, count } = await shelf.use(contents);
    const newest = await shelf.use((db) => db.backups.toCollection().last());
    if (count === 0 || newest?.mark === mark) return 'needless';
    const text = await exportLibrary(shelf);
    const backup: StoredBackup = { made: shelf.now(), reason, games: count, mark, text, hash: hash(text) };
    await shelf.use((db) => roll(db, backup));
    return 'taken';
  } catch {
    return 'failed';
  }
}

/** How many games there are, and a mark that changes with any of them. */
async function contents(db: Database): Promise<{ count: number; mark: string }> {
  const games = (await db.games.toArray()).filter(({ deleted }) => deleted === undefined);
  return { count: games.length, mark: hash(JSON.stringify(games.map(({ id, head, seats }) => [id, head, seats]))) };
}

/** One in, the oldest out. */
const roll = (db: Database, backup: StoredBackup): Promise<void> =>
  db.transaction('rw', db.backups, async () => {
    await db.backups.add(backup);
    const all = await db.backups.reverse().toArray();
    await db.backups.bulkDelete(outdated(all).map(({ id }) => id!));
  });

/** Of a list from new to old, what makes way. */
export function outdated<B extends { readonly made: number }>(backups: readonly B[]): B[] {
  const kept = new Set(backups.slice(0, NEWEST));
  const days = new Set([...kept].map(({ made }) => Math.floor(made / DAY)));
  for (const backup of backups) {
    const day = Math.floor(backup.made / DAY);
    if (kept.size >= MOST || days.has(day)) continue;
    days.add(day);
    kept.add(backup);
  }
  return backups.filter((backup) => !kept.has(backup));
}

/** At the start of a day: a backup if anything changed since the last one. */
export async function dailyBackup(shelf: Shelf): Promise<boolean> {
  try {
    const newest = await shelf.use((db) => db.backups.toCollection().last());
    // A clock that was set back must not stop backups until it has caught up.
    if (newest !== undefined && Math.abs(shelf.now() - newest.made) < DAY) return false;
  } catch {
    return false;
  }
  return takeBackup(shelf, 'daily');
}

/** Newest first. */
export async function listBackups(shelf: Shelf): Promise<BackupInfo[]> {
  const rows = await shelf.use((db) => db.backups.reverse().toArray()).catch(() => []);
  return rows.map(({ id, made, reason, games, text }) => ({ id: id!, made, reason, games, size: text.length }));
}

/**
 * Sets every game of a backup back to how it was then; games that are not in it stay as they are. What is
 * here now is backed up first, or nothing happens: one can always change one's mind.
 */
export async function restoreBackup(shelf: Shelf, id: number): Promise<Imported> {
  const backup = await shelf.use((db) => db.backups.get(id)).catch(() => undefined);
  if (backup === undefined || typeof backup.text !== 'string' || hash(backup.text) !== backup.hash) {
    return { ok: false, refusal: { key: 'store.backup.damaged' } };
  }
  const read = await readImport(shelf, backup.text);
  if (!read.ok) return read;
  if (!(await isSafe(shelf, 'restore'))) return { ok: false, refusal: { key: 'store.backup.unsafe' } };
  return bring(shelf, read.preview, true);
}
