import type { LogRow, Position, Snapshot } from '$lib/kernel';
import { shelf as ours, type Shelf } from './shelf';
import type { GameRecord, Layout, SaveState, SeatHolder, Summary, Trouble } from './types';
import { Writer } from './writer';

/**
 * Keeps a game being played on disk, move by move, and says when it cannot: then play goes on from memory
 * and saving resumes by itself. A tab that leaves a game and comes back finds what was still owed.
 */
export class Keeper {
  readonly #shelf: Shelf;
  readonly #writer: Writer;
  #stops: (() => void)[] = [];

  constructor(record: GameRecord, rows: readonly LogRow[], shelf: Shelf = ours) {
    const before = shelf.live.get(record.id);
    this.#shelf = shelf;
    this.#writer = before?.record.head === record.head ? before : new Writer(shelf, record, rows);
    shelf.live.set(record.id, this.#writer);
  }

  get record(): GameRecord {
    return this.#writer.record;
  }
  get state(): SaveState {
    return this.#writer.state;
  }
  get reason(): Trouble | undefined {
    return this.#writer.reason;
  }

  /**
   * One more row; `n` is its own number, from 0. Resolves when it is on disk, or when it is known not to be
   * and waits in memory (state `unsaved`). Give a snapshot when the number of moves is a multiple of
   * SNAPSHOT_EVERY.
   */
  async append(row: LogRow, n: number, summary: Summary, snapshot?: Snapshot<Position>): Promise<void> {
    await this.#writer.append(row, n, summary, snapshot);
    if (summary.over && this.state === 'saved' && this.#shelf.backups) void this.#backUp();
  }

  /** Back to the first `n` moves. */
  async truncate(n: number, summary: Summary): Promise<void> {
    await this.#writer.truncate(n, summary);
  }

  async updateSeats(seats: readonly SeatHolder[], layout: Layout): Promise<void> {
    await this.#writer.updateSeats(seats, layout);
  }

  /** Called whenever `state`, `reason` or `record` may have changed. */
  onchange(listener: () => void): () => void {
    const stop = this.#writer.onchange(listener);
    this.#stops.push(stop);
    return stop;
  }

  /** Tries now to write what is owed. True when everything is on disk. */
  flush(): Promise<boolean> {
    return this.#writer.flush();
  }

  /** The page lets go of the game. What is still owed is tried on. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    const { id } = this.record;
    if (this.state === 'saved' && this.#shelf.live.get(id) === this.#writer) this.#shelf.live.delete(id);
  }

  async #backUp(): Promise<void> {
    const { takeBackup } = await import('./backups');
    await takeBackup(this.#shelf, 'finished');
  }
}
