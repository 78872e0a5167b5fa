import Dexie, { type DBCore, type Table } from 'dexie';
import type { Move, Position } from '$lib/kernel';
import type { BackupReason, GameRecord } from './types';

/** A record on disk. `start` is the hash of its header, so that damage to the header shows by itself. */
export interface StoredGame extends GameRecord {
  readonly start: string;
}
export interface StoredRow {
  readonly gameId: string;
  /** From 0. With the game it is the key: two tabs cannot both write the same row. */
  readonly n: number;
  readonly move: Move;
  readonly hash: string;
}
/** A position that saves replaying. It counts only with the log it was taken from and the build that took it. */
export interface StoredSnapshot {
  readonly gameId: string;
  readonly n: number;
  readonly head: string;
  readonly build: string;
  readonly position: Position;
  readonly hash: string;
}
export interface StoredBackup {
  readonly id?: number;
  readonly made: number;
  readonly reason: BackupReason;
  readonly games: number;
  /** Changes with what it holds: the same is not kept twice. */
  readonly mark: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * The tables of every release, oldest first. A released version is never edited: a change is a new entry,
 * with an `upgrade` when rows have to be rewritten. Dexie walks old databases through them in order.
 */
const VERSIONS: readonly { version: number; stores: Record<string, string> }[] = [
  {
    version: 1,
    stores: {
      games: 'id, touched, head, deleted',
      moves: '[gameId+n]',
      snapshots: '[gameId+n]',
      campaigns: 'id',
      settings: 'key',
      backups: '++id'
    }
  }
];

interface DatabaseOptions {
  readonly name: string;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

export class Database extends Dexie {
  declare games: Table<StoredGame, string>;
  declare moves: Table<StoredRow, [string, number]>;
  declare snapshots: Table<StoredSnapshot, [string, number]>;
  declare campaigns: Table<{ id: string }, string>;
  declare settings: Table<{ key: string; value: unknown }, string>;
  declare backups: Table<StoredBackup, number>;

  readonly #running = new Set<IDBTransaction>();

  constructor({ name, ...factory }: DatabaseOptions) {
    super(name, {
      ...factory,
      // A move that was acknowledged survives a power cut, and what is read is what is on disk.
      chromeTransactionDurability: 'strict',
      cache: 'disabled'
    });
    for (const { version, stores } of VERSIONS) this.version(version).stores(stores);
    this.use({ stack: 'dbcore', name: 'running', create: (core) => this.#follow(core) });
  }

  /** Keeps track of the transactions that are open. */
  #follow(core: DBCore): DBCore {
    return {
      ...core,
      transaction: (...asked) => {
        const opened = core.transaction(...asked);
        // Dexie hands on what the browser gave it.
        const native = opened as typeof opened & IDBTransaction;
        this.#running.add(native);
        const over = () => this.#running.delete(native);
        for (const end of ['complete', 'abort', 'error']) native.addEventListener(end, over);
        return opened;
      }
    };
  }

  /** Aborts every open transaction: nobody was told yet that it had succeeded. */
  abortAll(): void {
    for (const transaction of this.#running) {
      try {
        transaction.abort();
      } catch {
        // It has just ended by itself.
      }
    }
  }

  /** The rows of a game from number `from` on, in order. */
  rowsOf(gameId: string, from = 0) {
    return this.moves.where('[gameId+n]').between([gameId, from], [gameId, Dexie.maxKey]);
  }

  snapshotsOf(gameId: string, from = 0) {
    return this.snapshots.where('[gameId+n]').between([gameId, from], [gameId, Dexie.maxKey]);
  }
}

export { liveQuery } from 'dexie';
