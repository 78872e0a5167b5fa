import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { entryOf } from '$lib/games';
import { GameStorage, type StorageOptions } from '$lib/store/storage';
import type { Disk } from './disk';

/** These tests are about what happens, not about when: a busy machine may take its time. */
vi.setConfig({ testTimeout: 120_000 });

/** What is not asked for does not happen by itself: the next attempt would come long after the test. */
export const PATIENT = { answer: 60_000, silence: 60_000, pauses: [3_600_000] };

/** A device with an empty disk. Each storage of it is a tab of its own, on the same disk. */
export class Device {
  readonly indexedDB: IDBFactory = new IDBFactory();
  clock = Date.UTC(2026, 10, 16, 12);

  #onlooker: GameStorage | undefined;

  /** A tab that only looks at what is on disk. */
  get onlooker(): GameStorage {
    return (this.#onlooker ??= this.tab());
  }

  tab(options: Partial<StorageOptions> = {}, disk?: Disk): GameStorage {
    return new GameStorage({
      indexedDB: this.indexedDB,
      IDBKeyRange: IDBKeyRange as unknown as NonNullable<StorageOptions['IDBKeyRange']>,
      catalogue: async (id) => entryOf(id),
      build: 'test',
      now: () => this.clock++,
      backups: false,
      patience: PATIENT,
      ...(disk && { prepare: disk.prepare }),
      ...options
    });
  }
}

export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something holds; the test's own time limit ends a wait that is in vain. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await later(2);
}
