import { faultOf } from './faults';
import type { GameStorage } from './storage';
import type { StorageStatus } from './types';

/** Whether games are kept, whether the browser promised to keep them, and how much room there is. */
export async function storageStatus(storage: GameStorage): Promise<StorageStatus> {
  const manager = globalThis.navigator?.storage as StorageManager | undefined;
  const [kept, persisted, room] = await Promise.all([
    storage
      .use((db) => db.games.count())
      .then(
        () => ({ available: true }),
        (error: unknown) => ({ available: false, reason: faultOf(error).reason })
      ),
    manager?.persisted?.().catch(() => null) ?? null,
    manager?.estimate?.().catch(() => null) ?? null
  ]);
  return { ...kept, persisted, usage: room?.usage ?? null, quota: room?.quota ?? null };
}

/** Asks the browser never to clear our data by itself. True when it agrees. */
export async function requestPersistence(): Promise<boolean> {
  const manager = globalThis.navigator?.storage as StorageManager | undefined;
  try {
    return (await manager?.persisted?.()) === true || (await manager?.persist?.()) === true;
  } catch {
    return false;
  }
}
