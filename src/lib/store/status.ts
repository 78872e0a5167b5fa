import { faultOf } from './faults';
import type { Shelf } from './shelf';
import type { StorageStatus } from './types';

/** Whether games are kept, whether the browser promised to keep them, and how much room there is. */
export async function storageStatus(shelf: Shelf): Promise<StorageStatus> {
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  const [kept, persisted, room] = await Promise.all([
    shelf
      .use((db) => db.games.count())
      .then(
        () => ({ available: true }),
        (error: unknown) => ({ available: false, reason: faultOf(error).reason })
      ),
    storage?.persisted?.().catch(() => null) ?? null,
    storage?.estimate?.().catch(() => null) ?? null
  ]);
  return { ...kept, persisted, usage: room?.usage ?? null, quota: room?.quota ?? null };
}

/** Asks the browser never to clear our data by itself. True when it agrees. */
export async function requestPersistence(): Promise<boolean> {
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  try {
    return (await storage?.persisted?.()) === true || (await storage?.persist?.()) === true;
  } catch {
    return false;
  }
}
