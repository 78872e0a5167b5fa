import type { LogRow, Position, Snapshot } from '$lib/kernel';
import { hashOf } from '$lib/kernel/json';
import {
  lookFor,
  sealSnapshot,
  writeGame,
  writeLeft,
  writeMark,
  writeRest,
  writeSeats,
  type Head,
  type Outcome
} from './commit';
import type { StoredSnapshot } from './database';
import { faultOf, StoreFault } from './faults';
import { freeSpace } from './free-space';
import { plain } from './plain';
import { Retry } from './retry';
import type { GameStorage, Handover, LiveGame } from './storage';
import type { GameRecord, GameState, Layout, SaveState, SeatHolder, Summary, Trouble } from './types';
import { WriteQueue, type Job } from './write-queue';

/**
 * One game of this tab: in memory at once, on disk as soon as the disk takes it. What could not be written waits
 * here in its order and is tried again until it is written, while play goes on from memory. A conflict with
 * another tab is never tried again.
 */
export class GameWriter implements LiveGame {
  readonly #storage: GameStorage;
  #record: GameRecord;
  #rows: LogRow[];
  #snapshots = new Map<number, StoredSnapshot>();
  /** Where the log on disk stood when it was last heard of. */
  #there: Head;
  #queue = new WriteQueue();
  #running: Promise<void> | null = null;
  #trouble: Trouble | undefined;
  #listeners = new Set<() => void>();
  readonly #retry: Retry;

  constructor(storage: GameStorage, record: GameRecord, rows: readonly LogRow[]) {
    this.#storage = storage;
    this.#record = plain(record);
    this.#rows = [...rows];
    this.#there = record;
    this.#retry = new Retry(() => void this.flush(), storage.patience.pauses);
  }

  /** The writer of a game that is going to be played. A tab that comes back to a game goes on with its unwritten moves. */
  static open(storage: GameStorage, record: GameRecord, rows: readonly LogRow[]): GameWriter {
    const before = storage.live.get(record.id);
    const goesOn = before instanceof GameWriter && before.record.head === record.head;
    const writer = goesOn ? before : new GameWriter(storage, record, rows);
    storage.live.set(record.id, writer);
    return writer;
  }

  /** The page leaves the game. What is not written yet is still tried. */
  close(): void {
    const { id } = this.#record;
    if (this.state === 'saved' && this.#storage.live.get(id) === this) this.#storage.live.delete(id);
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
    return this.#queue.first === undefined ? 'saved' : 'saving';
  }
  get reason(): Trouble | undefined {
    return this.#trouble;
  }

  /** How many of its moves are on disk. */
  get saved(): number {
    return this.#queue.stay(this.#there);
  }
  /** What the next page of this tab needs to go on from here. */
  get handover(): Handover {
    const { length, head } = this.#there;
    return { record: this.#record, rows: this.#rows, there: { length, head } };
  }

  /** The whole game, for one that is not on disk yet. */
  create(snapshot?: Snapshot<Position>): Promise<void> {
    this.#keep(snapshot);
    this.#there = { length: 0, head: hashOf(this.#record.header) };
    return this.#go(this.#queue.add(this.#whole(), this.#record));
  }

  /** Goes on where an earlier page of this tab has stopped. */
  takeOver({ there }: Handover): Promise<void> {
    const record = this.#record;
    const rows = [...this.#rows];
    this.#there = there;
    return this.#go(this.#queue.add((db) => writeLeft(db, there, record, rows), record));
  }

  /** The disk may have been emptied: looks whether the game is still there, and writes it again if not. */
  async ensure(): Promise<void> {
    // What is tried again finds out by itself; what is under way may have been written just before.
    if (this.state === 'unsaved') return;
    const { id } = this.#record;
    return this.#go(this.#queue.add((db) => lookFor(db, id)));
  }

  /**
   * One more row; `n` is its own number, from 0. Resolves when it is on disk, or when it is known not to be and
   * waits in memory (state `unsaved`). Give a snapshot when the number of moves is a multiple of SNAPSHOT_EVERY.
   */
  async append(row: LogRow, n: number, summary: Summary, snapshot?: Snapshot<Position>): Promise<void> {
    await this.#append(row, n, summary, snapshot);
    if (summary.over && this.state === 'saved' && this.#storage.backups) void this.#backUp();
  }

  async #backUp(): Promise<void> {
    const { takeBackup } = await import('./backups');
    await takeBackup(this.#storage, 'finished');
  }

  #append(row: LogRow, n: number, summary: Summary, snapshot?: Snapshot<Position>): Promise<void> {
    if (n !== this.#rows.length) throw new RangeError(`Row ${n} does not follow ${this.#rows.length} rows`);
    const before = this.#record;
    const next = plain(row);
    this.#rows.push(next);
    const record = this.#moveTo({ ...summary, length: n + 1, head: next.hash });
    const kept = this.#keep(snapshot);
    const snapshots = kept === undefined ? [] : [kept];
    return this.#go(this.#queue.addStep({ before, stay: n, rows: [next], record, snapshots }));
  }

  /** Back to the first `n` moves. */
  truncate(n: number, summary: Summary): Promise<void> {
    const before = this.#record;
    if (n >= before.length) return Promise.resolve();
    this.#rows.length = n;
    for (const at of this.#snapshots.keys()) if (at > n) this.#snapshots.delete(at);
    const head = this.#rows.at(-1)?.hash ?? hashOf(before.header);
    const record = this.#moveTo({ ...summary, length: n, head });
    return this.#go(this.#queue.addStep({ before, stay: n, rows: [], record, snapshots: [] }));
  }

  updateSeats(seats: readonly SeatHolder[], layout: Layout): Promise<void> {
    const { id } = this.#record;
    const held = plain(seats);
    this.#record = { ...this.#record, seats: held, layout };
    return this.#go(this.#queue.add((db) => writeSeats(db, id, held, layout)));
  }

  /** Marks the game as deleted at a moment, or as not deleted. */
  mark(deleted?: number): Promise<void> {
    const { deleted: _before, ...record } = this.#record;
    this.#record = deleted === undefined ? record : { ...record, deleted };
    return this.#go(this.#queue.add((db) => writeMark(db, record.id, deleted)));
  }

  #moveTo(change: Summary & { length: number; head: string }): GameRecord {
    const { deleted: _deleted, titles: _before, ...record } = this.#record;
    const { next, over, scores, winners, round, rounds, titles, length, head } = change;
    const summary = plain({ next, over, scores, winners, round, rounds, ...(titles && { titles }) });
    this.#record = { ...record, ...summary, length, head, touched: this.#storage.now() };
    return this.#record;
  }

  #keep(snapshot?: Snapshot<Position>): StoredSnapshot | undefined {
    const head = snapshot && this.#rows[snapshot.n - 1]?.hash;
    if (snapshot === undefined || head === undefined) return undefined;
    const { n, position } = snapshot;
    const kept = sealSnapshot(this.#record.id, { n, position: plain(position) }, head, this.#storage.build);
    this.#snapshots.set(n, kept);
    return kept;
  }

  /** The game as it is now, to be written in one piece. */
  #whole(): Job['write'] {
    const record = this.#record;
    const rows = [...this.#rows];
    const snapshots = [...this.#snapshots.values()];
    return (db) => writeGame(db, record, rows, snapshots);
  }

  #go(settled: Promise<void>): Promise<void> {
    if (this.#trouble !== undefined) this.#queue.settleAll();
    else void this.#work();
    this.#tell();
    return settled;
  }

  /** Tries now to write what waits. True when everything is on disk. */
  async flush(): Promise<boolean> {
    if (this.#trouble !== 'conflict') await this.#work();
    return this.state === 'saved';
  }

  #work(): Promise<void> {
    this.#running ??= this.#writeAll().then(() => {
      this.#running = null;
      // Not before: who waits may flush at once, and has to find a writer that can begin another attempt.
      if (this.#trouble !== undefined) this.#queue.settleAll();
      // The caller who waited for the last row may have added the next one before this line was reached.
      if (this.#queue.first !== undefined && this.#trouble === undefined) return this.#work();
      this.#tell();
    });
    return this.#running;
  }

  async #writeAll(): Promise<void> {
    this.#retry.cancel();
    try {
      for (let job = this.#queue.first; job !== undefined; job = this.#queue.first) await this.#write(job);
      this.#recover();
    } catch (error) {
      this.#fail(faultOf(error).reason);
    }
  }

  async #write(job: Job): Promise<void> {
    job.tried = true;
    const silence = setTimeout(this.#late, this.#storage.patience.silence);
    try {
      const outcome = await this.#use(job.write);
      if (outcome === 'conflict') return this.#meet(job);
      // The disk was emptied: the whole game is written again, and there is nothing that it could overwrite.
      if (outcome === 'gone') return this.#queue.replace(this.#whole(), this.#record);
      this.#there = job.to ?? this.#there;
      this.#queue.done(job);
    } finally {
      clearTimeout(silence);
    }
    // The page shows how many moves are not on disk yet.
    if (this.#trouble !== undefined) this.#tell();
  }

  /** The disk is not where this writer left it. If it stands in the same log, the rest of it is written. */
  #meet(job: Job): void {
    if (job.step === undefined) throw new StoreFault('conflict');
    const [there, record, rows] = [this.#there, this.#record, [...this.#rows]];
    this.#queue.replace((db) => writeRest(db, there, record, rows), record);
  }

  /** The disk takes long: play goes on from memory, while the write itself may still succeed. */
  readonly #late = (): void => {
    if (this.#trouble !== undefined) return;
    this.#trouble = 'closed';
    this.#queue.settleAll();
    this.#retry.listen(true);
    this.#tell();
  };

  async #use(write: Job['write']): Promise<Outcome> {
    try {
      return await this.#storage.use(write);
    } catch (error) {
      if (faultOf(error).reason !== 'quota' || !(await freeSpace(this.#storage))) throw error;
      return this.#storage.use(write);
    }
  }

  #recover(): void {
    this.#retry.reset();
    if (this.#trouble === undefined) return;
    this.#trouble = undefined;
    this.#storage.touch();
  }

  #fail(reason: Trouble): void {
    this.#trouble = reason;
    if (reason === 'conflict') this.#retry.listen(false);
    else this.#retry.schedule();
  }

  /** Called whenever `state`, `reason` or `record` may have changed. */
  onchange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    if (this.#trouble !== undefined) this.#storage.touch();
  }
}
