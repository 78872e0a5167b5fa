import type { GameStorage } from './storage';

/** How long a deleted game can be restored, in milliseconds. */
export const KEPT_FOR = 7 * 24 * 3600 * 1000;

/** Removes the games that were deleted before a moment for good, with their moves. Returns how many they were. */
export const purge = (storage: GameStorage, before: number): Promise<number> =>
  storage.use((db) =>
    db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
      const ids = await db.games.where('deleted').below(before).primaryKeys();
      for (const id of ids) {
        await db.rowsOf(id).delete();
        await db.snapshotsOf(id).delete();
      }
      await db.games.bulkDelete(ids);
      return ids.length;
    })
  );

/**
 * The disk is full and a move waits to be written: removes all backups but the newest, and the deleted games.
 * True when something was removed.
 */
export async function freeSpace(storage: GameStorage): Promise<boolean> {
  try {
    const games = await purge(storage, Infinity);
    const backups = await storage.use((db) =>
      db.transaction('rw', db.backups, async () => {
        const old = (await db.backups.toCollection().primaryKeys()).slice(0, -1);
        await db.backups.bulkDelete(old);
        return old.length;
      })
    );
    return games + backups > 0;
  } catch {
    return false;
  }
}
