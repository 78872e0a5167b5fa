import { version } from '$app/environment';
import type { GameEntry } from '$lib/games/entry';
import type { Database } from './database';
import { faultOf, StoreFault } from './faults';
import type { Writer } from './writer';

/** How long the storage may take, and how long to wait between attempts, in milliseconds. */
export interface Patience {
  readonly answer: number;
  /** The pause after the nth failure in a row; the last one is repeated. */
  readonly pauses: readonly number[];
}

export interface ShelfOptions {
  readonly name?: string;
  /** Null stands for a browser without IndexedDB. */
  readonly indexedDB?: IDBFactory | null;
  readonly IDBKeyRange?: typeof IDBKeyRange;
  /** Called with the database before it is opened, for whoever wants to stand between us and the disk. */
  readonly prepare?: (db: Database) => void;
  readonly catalogue?: (id: string) => GameEntry | undefined;
  readonly build?: string;
  readonly patience?: Patience;
  readonly now?: () => number;
  /** Whether backups are taken without being asked for. */
  readonly backups?: boolean;
}

const PATIENCE: Patience = { answer: 8_000, pauses: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] };
const TRIES = 3;

/** Where the games of this tab are kept: the connection to the disk, and what the disk does not have yet. */
export class Shelf {
  /** Games in play, and games whose last moves are still owed to the disk. */
  readonly live = new Map<string, Writer>();
  readonly patience: Patience;
  readonly build: string;
  readonly now: () => number;
  readonly backups: boolean;
  #options: ShelfOptions;
  #database: Promise<Database> | null = null;
  #listeners = new Set<() => void>();

  constructor(options: ShelfOptions = {}) {
    this.#options = options;
    this.patience = options.patience ?? PATIENCE;
    this.build = options.build ?? version;
    this.now = options.now ?? Date.now;
    this.backups = options.backups ?? true;
  }

  async entryOf(id: string): Promise<GameEntry | undefined> {
    if (this.#options.catalogue !== undefined) return this.#options.catalogue(id);
    return (await import('$lib/games')).entryOf(id);
  }

  /** The database, fetched with the first use. It is one object for good: what was dropped is opened again. */
  database(): Promise<Database> {
    const { name = 'plateau', indexedDB = globalThis.indexedDB, prepare } = this.#options;
    if (!indexedDB) return Promise.reject(new StoreFault('private'));
    const range = this.#options.IDBKeyRange ?? globalThis.IDBKeyRange;
    this.#database ??= import('./database').then(
      ({ Database }) => {
        const db = new Database({ name, indexedDB, IDBKeyRange: range });
        prepare?.(db);
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
   * Does some work on the disk. A lost connection is opened again and the work done again, so it has to be
   * such that twice is as good as once. What fails in the end is a `StoreFault`.
   */
  async use<T>(work: (db: Database) => PromiseLike<T>, answer = this.patience.answer): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const db = await this.#open();
        return await within(answer, work(db));
      } catch (error) {
        const fault = faultOf(error);
        if (attempt === TRIES || (fault.reason !== 'closed' && fault.reason !== 'aborted')) throw fault;
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

  /** Lets the connection go, or the attempt to get one; the next use opens another. */
  async drop(): Promise<void> {
    (await this.#database)?.close();
  }

  /** Tells lists that something changed which the disk does not know. */
  touch(): void {
    for (const listener of this.#listeners) listener();
  }

  ontouch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Some browsers lose a request and never answer. That is a lost connection, too. */
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

/** The shelf of this tab. */
export const shelf = new Shelf();
