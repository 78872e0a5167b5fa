import type { DBCore, DBCoreMutateRequest, DBCoreTable, DBCoreTransaction } from 'dexie';
import type { Database } from '$lib/store/database';

/** What becomes of a write: nothing special, an error of that name, a real abort, or the end of the process. */
export type Fate = 'pass' | 'QuotaExceededError' | 'UnknownError' | 'DatabaseClosedError' | 'abort' | 'crash';

/** Stands between Dexie and the disk and does what disks do at the worst moment. */
export class Disk {
  /** Writes so far, and the transactions they came in. */
  writes = 0;
  transactions = 0;
  fate: (write: number, table: string, deletes: boolean) => Fate = () => 'pass';
  /** The work is done but the answer is lost on its way. */
  losesAnswers = false;
  /** How durable the writes were asked to be. */
  readonly durability = new Set<string | undefined>();
  #dead = false;
  #answers: Promise<void> | undefined;

  get dead(): boolean {
    return this.#dead;
  }

  /** From now on nothing reaches the disk any more. */
  die(): void {
    this.#dead = true;
  }

  /** From now on no write is answered, until what is returned is called. */
  hang(): () => void {
    let go = () => {};
    this.#answers = new Promise((done) => (go = done));
    return () => {
      this.#answers = undefined;
      go();
    };
  }

  readonly prepare = (db: Database): void => {
    db.use({ stack: 'dbcore', name: 'disk', create: (core) => this.#wrap(core) });
  };

  #wrap(core: DBCore): DBCore {
    return {
      ...core,
      transaction: (stores, mode, options) => {
        if (this.#dead) throw named('DatabaseClosedError');
        const transaction = core.transaction(stores, mode, options);
        if (mode === 'readwrite') {
          this.transactions++;
          this.durability.add(options?.durability);
        }
        if (mode === 'readwrite' && this.losesAnswers) this.#loseAnswer(transaction);
        return transaction;
      },
      table: (name) => this.#wrapTable(core.table(name))
    };
  }

  #wrapTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      mutate: async (request: DBCoreMutateRequest) => {
        const fate = this.#dead ? 'crash' : this.fate(++this.writes, table.name, request.type.startsWith('delete'));
        if (this.#answers !== undefined) await this.#answers;
        if (fate === 'pass') return table.mutate(request);
        if (fate === 'abort' || fate === 'crash') (request.trans as unknown as IDBTransaction).abort();
        if (fate === 'crash') this.#dead = true;
        throw named(fate === 'abort' ? 'AbortError' : fate === 'crash' ? 'DatabaseClosedError' : fate);
      }
    };
  }

  #loseAnswer(transaction: DBCoreTransaction): void {
    const native = transaction as unknown as IDBTransaction;
    // Dexie listens from the next line on; what it would hear at the end is turned into an abort.
    queueMicrotask(() => {
      const heard = native.onabort;
      native.oncomplete = (event) => heard?.call(native, event);
    });
  }
}

const named = (name: string): Error => Object.assign(new Error(name), { name });
