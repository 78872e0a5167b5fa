import type { LogRow, Position, Snapshot } from '$lib/kernel';
import { hashOf } from '$lib/kernel/json';
import { sealSnapshot, writeCut, writeGame, writeMark, writeRow, writeSeats, type Outcome } from './commit';
import type { Database, StoredSnapshot } from './database';
import { faultOf, StoreFault } from './faults';
import { plain } from './plain';
import { makeRoom } from './room';
import type { Shelf } from './shelf';
import type { GameRecord, GameState, Layout, SaveState, SeatHolder, Summary, Trouble } from './types';

interface Job {
  write(db: Database): Promise<Outcome>;
  /** Lets whoever waits for this go on. */
  settle(): void;
}

/** What may bring a lost storage back: looking at the page again, the device waking up. */
const WAKERS = ['focus', 'online', 'pageshow', 'visibilitychange'] as const;

/**
 * One game of this tab: in memory at once, on disk as soon as the disk takes it. What could not be written
 * waits here in its order, and is tried again until it is; a conflict is never tried again.
 */
export class Writer {
  readonly #shelf: Shelf;
  #record: GameRecord;
  #rows: LogRow[];
  #snapshots = new Map<number, StoredSnapshot>();
  #owed: Job[] = [];
  #running: Promise<void> | null = null;
  #failures = 0;
  #trouble: Trouble | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();
  readonly #wake = () => void this.flush();

  constructor(shelf: Shelf, record: GameRecord, rows: readonly LogRow[]) {
    this.#shelf = shelf;
    this.#record = plain(record);
    this.#rows = [...rows];
  }

  get record(): GameRecord {
    return this.#record;
  }
  /** The game as it is in memory, which is never behind the disk. */
  get game(): GameState {
    const newest = [...this.#snapshots.values()].at(-1);
    const snapshot = newest && { n: newest.n, position: newest.position };
    return { record: this.#record, rows: [...this.#rows], ...(snapshot && { snapshot }) };
  }
  get state(): SaveState {
    if (this.#trouble !== undefined) return 'unsaved';
    return this.#owed.length > 0 ? 'saving' : 'saved';
  }
  get reason(): Trouble | undefined {
    return this.#trouble;
  }

  /** The whole game, for one that is not on disk yet. */
  create(snapshot?: Snapshot<Position>): Promise<void> {
    this.#keep(snapshot);
    return this.#owe((db) => this.#writeAll(db));
  }

  append(row: LogRow, n: number, summary: Summary, snapshot?: Snapshot<Position>): Promise<void> {
    if (n !== this.#rows.length) throw new RangeError(`Row ${n} does not follow ${this.#rows.length} rows`);
    const before = this.#record;
    const next = plain(row);
    this.#rows.push(next);
    const record = this.#moveTo({ ...summary, length: n + 1, head: next.hash });
    const kept = this.#keep(snapshot);
    return this.#owe((db) => writeRow(db, before, next, record, kept));
  }

  truncate(n: number, summary: Summary): Promise<void> {
    const before = this.#record;
    if (n >= before.length) return Promise.resolve();
    this.#rows.length = n;
    for (const at of this.#snapshots.keys()) if (at > n) this.#snapshots.delete(at);
    const head = this.#rows.at(-1)?.hash ?? hashOf(before.header);
    const record = this.#moveTo({ ...summary, length: n, head });
    return this.#owe((db) => writeCut(db, before, record));
  }

  updateSeats(seats: readonly SeatHolder[], layout: Layout): Promise<void> {
    const { id } = this.#record;
    const held = plain(seats);
    this.#record = { ...this.#record, seats: held, layout };
    return this.#owe((db) => writeSeats(db, id, held, layout));
  }

  /** Thrown away at a moment, or taken back. */
  mark(deleted?: number): Promise<void> {
    const { deleted: _before, ...record } = this.#record;
    this.#record = deleted === undefined ? record : { ...record, deleted };
    return this.#owe((db) => writeMark(db, record.id, deleted));
  }

  #moveTo(change: Summary & { length: number; head: string }): GameRecord {
    const { deleted: _deleted, ...record } = this.#record;
    const { next, over, scores, winners, round, rounds, length, head } = change;
    const summary = plain({ next, over, scores, winners, round, rounds });
    this.#record = { ...record, ...summary, length, head, touched: this.#shelf.now() };
    return this.#record;
  }

  #keep(snapshot?: Snapshot<Position>): StoredSnapshot | undefined {
    const head = snapshot && this.#rows[snapshot.n - 1]?.hash;
    if (snapshot === undefined || head === undefined) return undefined;
    const { n, position } = snapshot;
    const kept = sealSnapshot(this.#record.id, { n, position: plain(position) }, head, this.#shelf.build);
    this.#snapshots.set(n, kept);
    return kept;
  }

  #owe(write: Job['write']): Promise<void> {
    return new Promise((settle) => {
      this.#owed.push({ write, settle });
      if (this.#trouble !== undefined) settle();
      else void this.#work();
      this.#tell();
    });
  }

  /** Tries now to write what is owed. True when everything is on disk. */
  async flush(): Promise<boolean> {
    if (this.#trouble !== 'conflict') await this.#work();
    return this.state === 'saved';
  }

  #work(): Promise<void> {
    this.#running ??= this.#writeOwed().then(() => {
      this.#running = null;
      // Whoever waited for the last row may have given the next one before this line was reached.
      if (this.#owed.length > 0 && this.#trouble === undefined) return this.#work();
      this.#tell();
    });
    return this.#running;
  }

  async #writeOwed(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      while (this.#owed.length > 0) await this.#writeFirst(this.#owed[0]!);
      this.#recover();
    } catch (error) {
      this.#fail(faultOf(error).reason);
    }
  }

  async #writeFirst(job: Job): Promise<void> {
    let outcome = await this.#use((db) => job.write(db));
    // The disk was emptied under us. Nothing else is there that could be overwritten.
    if (outcome === 'gone') outcome = await this.#use((db) => this.#writeAll(db));
    if (outcome === 'conflict') throw new StoreFault('conflict');
    // Writing the whole game may have settled this job and others with it.
    if (this.#owed[0] === job) this.#owed.shift();
    job.settle();
  }

  async #use(write: Job['write']): Promise<Outcome> {
    try {
      return await this.#shelf.use(write);
    } catch (error) {
      if (faultOf(error).reason !== 'quota' || !(await makeRoom(this.#shelf))) throw error;
      return this.#shelf.use(write);
    }
  }

  async #writeAll(db: Database): Promise<Outcome> {
    const covered = new Set(this.#owed);
    const outcome = await writeGame(db, this.#record, [...this.#rows], [...this.#snapshots.values()]);
    if (outcome !== 'done') return outcome;
    this.#owed = this.#owed.filter((job) => !covered.has(job));
    for (const job of covered) job.settle();
    return outcome;
  }

  #recover(): void {
    this.#failures = 0;
    if (this.#trouble === undefined) return;
    this.#trouble = undefined;
    this.#listen(false);
    this.#shelf.touch();
  }

  #fail(reason: Trouble): void {
    this.#trouble = reason;
    for (const job of this.#owed) job.settle();
    if (reason === 'conflict') return this.#listen(false);
    const { pauses } = this.#shelf.patience;
    this.#timer = setTimeout(this.#wake, pauses[Math.min(this.#failures++, pauses.length - 1)]);
    this.#listen(true);
  }

  #listen(on: boolean): void {
    if (typeof window === 'undefined') return;
    for (const event of WAKERS) {
      const target = event === 'visibilitychange' ? document : window;
      if (on) target.addEventListener(event, this.#wake);
      else target.removeEventListener(event, this.#wake);
    }
  }

  onchange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    if (this.#trouble !== undefined) this.#shelf.touch();
  }
}
