import { hash } from '$lib/kernel/json';
import type { Database, StoredBackup } from './database';
import { exportLibrary } from './export';
import type { GameStorage } from './storage';
import type { BackupInfo, BackupReason } from './types';

/** The newest few are kept whatever their day, and of earlier days the last of each. */
const NEWEST = 3;
const MOST = 6;
const DAY = 24 * 3600 * 1000;

/** Copies all games and settings into one row, so that a mistake can be undone. True when a copy was made. */
export const takeBackup = async (storage: GameStorage, reason: BackupReason): Promise<boolean> =>
  (await backUp(storage, reason)) === 'taken';

/** Makes sure that everything that is here now is in a backup; false when that failed. */
export const isSafe = async (storage: GameStorage, reason: BackupReason): Promise<boolean> =>
  (await backUp(storage, reason)) !== 'failed';

/** Never throws: a failed backup stops nobody. If nothing changed since the newest one, none is made. */
async function backUp(storage: GameStorage, reason: BackupReason): Promise<'taken' | 'needless' | 'failed'> {
  try {
    const { mark, count } = await storage.use(contents);
    const newest = await storage.use((db) => db.backups.toCollection().last());
    if (count === 0 || newest?.mark === mark) return 'needless';
    const text = await exportLibrary(storage, newest !== undefined && isWhole(newest) ? newest.text : '');
    const backup: StoredBackup = { made: storage.now(), reason, games: count, mark, text, hash: hash(text) };
    await storage.use((db) => roll(db, backup));
    return 'taken';
  } catch {
    return 'failed';
  }
}

export const isWhole = ({ text, hash: known }: StoredBackup): boolean =>
  typeof text === 'string' && hash(text) === known;

/** How many games there are, and a mark that changes with any of them. */
async function contents(db: Database): Promise<{ count: number; mark: string }> {
  const games = (await db.games.toArray()).filter(({ deleted }) => deleted === undefined);
  return { count: games.length, mark: hash(JSON.stringify(games.map(({ id, head, seats }) => [id, head, seats]))) };
}

/** One in, the oldest out. */
const roll = (db: Database, backup: StoredBackup): Promise<void> =>
  db.transaction('rw', db.backups, async () => {
    await db.backups.add(backup);
    // One after the other, without their texts: all at once they would be many megabytes.
    const all: { id: number; made: number }[] = [];
    await db.backups.reverse().each(({ id, made }) => all.push({ id: id!, made }));
    await db.backups.bulkDelete(outdated(all).map(({ id }) => id));
  });

/** The backups to delete, of a list from new to old. */
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

/** Backs up the moves that are only in this tab's memory, before a worker, which cannot see them, changes the disk. */
export async function backUpUnsaved(storage: GameStorage, reason: BackupReason): Promise<void> {
  if ([...storage.live.values()].some(({ state }) => state === 'unsaved')) await backUp(storage, reason);
}

/** At the start of a day: a backup if anything changed since the last one. */
export async function dailyBackup(storage: GameStorage): Promise<boolean> {
  try {
    const newest = await storage.use((db) => db.backups.toCollection().last());
    // A clock that was set back must not stop backups until it has caught up.
    if (newest !== undefined && Math.abs(storage.now() - newest.made) < DAY) return false;
  } catch {
    return false;
  }
  return takeBackup(storage, 'daily');
}

/** Newest first. */
export async function listBackups(storage: GameStorage): Promise<BackupInfo[]> {
  const rows = await storage.use((db) => db.backups.reverse().toArray()).catch(() => []);
  return rows.map(({ id, made, reason, games, text }) => ({ id: id!, made, reason, games, size: text.length }));
}
