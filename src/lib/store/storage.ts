import type { GameEntry } from '$lib/games/entry';
import type { Head } from './commit';
import type { Database } from './database';
import { faultOf, StoreFault } from './faults';
import type { GameRecord, GameState, SaveState, Trouble } from './types';

/** How long the storage may take, and how long to wait between attempts, in milliseconds. */
interface Patience {
  readonly answer: number;
  /** After so long the player is told that the storage does not answer, and play goes on without it. */
  readonly silence: number;
  /** The pause after the nth failure in a row; the last one is repeated. */
  readonly pauses: readonly number[];
}

/** What a page hands over to the one that follows it: a game, and where the disk stood when it was last heard of. */
export interface Handover {
  readonly record: GameRecord;
  readonly rows: GameState['rows'];
  readonly there: Head;
}

/** A game that this tab has in memory: it is being played, or some of its moves are not on disk yet. */
export interface LiveGame {
  readonly record: GameRecord;
  readonly game: GameState;
  readonly state: SaveState;
  readonly reason: Trouble | undefined;
  readonly handover: Handover;
  mark(deleted?: number): Promise<void>;
  flush(): Promise<boolean>;
}

/** All that the store wants to know of a game. */
export type KnownGame = Pick<GameEntry, 'meta' | 'load'>;

export interface StorageOptions {
  readonly name?: string;
  /** Null stands for a browser without IndexedDB. */
  readonly indexedDB?: IDBFactory | null;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  /** Called with the database before it is opened; tests put their faults between us and the disk here. */
  readonly prepare?: (db: Database) => void;
  readonly catalogue: (id: string) => Promise<KnownGame | undefined>;
  /** The name of this version of the app. */
  readonly build: string;
  readonly patience?: Patience;
  readonly now?: () => number;
  /** Whether backups are taken without being asked for. */
  readonly backups?: boolean;
}

const PATIENCE: Patience = { answer: 8_000, silence: 3_000, pauses: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] };
const TRIES = 3;

/** Where a tab keeps its games: the connection to the disk, and the games that the disk does not have yet. */
export class GameStorage {
  /** Games being played, and games with moves that are not on disk yet. */
  readonly live = new Map<string, LiveGame>();
  readonly patience: Patience;
  readonly build: string;
  readonly now: () => number;
  readonly backups: boolean;
  #options: StorageOptions;
  #database: Promise<Database> | null = null;
  #present: Database | null = null;
  #listeners = new Set<() => void>();
  #losses = new Set<() => void>();
  /** While the browser keeps the page frozen (back/forward cache): resolves when the page is shown again. */
  #asleep: Promise<void> | null = null;
  #rise = () => {};
  /** Resolves when the games that an earlier page of this tab handed over are in `live`. */
  ready: Promise<void> = Promise.resolve();

  constructor(options: StorageOptions) {
    this.#options = options;
    this.patience = options.patience ?? PATIENCE;
    this.build = options.build;
    this.now = options.now ?? Date.now;
    this.backups = options.backups ?? true;
  }

  entryOf(id: string): Promise<KnownGame | undefined> {
    return this.#options.catalogue(id);
  }

  /** The database, loaded at the first use. The object stays the same: after `drop` it is opened again. */
  database(): Promise<Database> {
    const { name = 'plateau', indexedDB = globalThis.indexedDB, prepare } = this.#options;
    if (!indexedDB) return Promise.reject(new StoreFault('private'));
    const range = this.#options.IDBKeyRange ?? globalThis.IDBKeyRange;
    this.#database ??= import('./database').then(
      ({ Database }) => {
        const db = new Database({ name, indexedDB, IDBKeyRange: range });
        prepare?.(db);
        db.on('close', () => queueMicrotask(() => this.#lost()));
        this.#present = db;
        return db;
      },
      (error: unknown) => {
        this.#database = null;
        throw new StoreFault('closed', error);
      }
    );
    return this.#database;
  }

  /**
   * Does some work on the disk. If the connection is lost, it is opened again and the work is repeated, so the
   * work has to be idempotent. Throws a `StoreFault` when it fails in the end.
   */
  async use<T>(work: (db: Database) => PromiseLike<T>, answer = this.patience.answer): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      while (this.#asleep !== null) await this.#asleep;
      try {
        const db = await this.#open();
        return await within(answer, work(db));
      } catch (error) {
        const fault = faultOf(error);
        // `sleep` has aborted it: all attempts begin again when the page is shown again.
        if (this.#asleep !== null) attempt = 0;
        else if (attempt === TRIES || (fault.reason !== 'closed' && fault.reason !== 'aborted')) throw fault;
        if (fault.reason === 'closed') await this.drop();
      }
    }
  }

  async #open(): Promise<Database> {
    const db = await this.database();
    try {
      if (!db.isOpen()) await within(this.patience.answer, db.open());
      return db;
    } catch (error) {
      throw faultOf(error, true);
    }
  }

  /**
   * The browser freezes the page and may show it again later. Open transactions are aborted: some browsers would
   * keep them open, and every other page would wait for them. Nobody was told yet that they had succeeded.
   */
  sleep(): void {
    this.#asleep ??= new Promise((rise) => (this.#rise = rise));
    this.#present?.abortAll();
  }

  wake(): void {
    if (this.#asleep === null) return;
    this.#asleep = null;
    this.#rise();
    this.touch();
  }

  /** Closes the connection, or gives up opening it; the next use opens it again. */
  async drop(): Promise<void> {
    (await this.#database)?.close();
  }

  /** Games with moves that are only in the memory of this tab. */
  get unsaved(): readonly LiveGame[] {
    return [...this.live.values()].filter(({ state }) => state === 'unsaved');
  }

  #lost(): void {
    for (const listener of this.#losses) listener();
  }

  /** Calls back when the connection is lost: the browser may have deleted the data, too. */
  onlost(listener: () => void): () => void {
    this.#losses.add(listener);
    return () => this.#losses.delete(listener);
  }

  /** Tells lists that a game changed in memory, which they cannot learn from the disk. */
  touch(): void {
    for (const listener of this.#listeners) listener();
  }

  ontouch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Some browsers never answer a request. After `limit` that counts as a lost connection. */
async function within<T>(limit: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreFault('closed')), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
