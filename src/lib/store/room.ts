import type { Shelf } from './shelf';

/** How long a game that was thrown away can be taken back, in milliseconds. */
export const KEPT_FOR = 7 * 24 * 3600 * 1000;

/** Removes for good what was thrown away before a moment, with all that belongs to it. The number of games. */
export const purge = (shelf: Shelf, before: number): Promise<number> =>
  shelf.use((db) =>
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
 * The disk is full and a move is waiting. It is worth more than all backups but the newest, and more than
 * games that were thrown away. True when something was removed.
 */
export async function makeRoom(shelf: Shelf): Promise<boolean> {
  try {
    const games = await purge(shelf, Infinity);
    const backups = await shelf.use((db) =>
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
