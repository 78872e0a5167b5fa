import type { LogRow, Position, Snapshot } from '$lib/kernel';
import type { GameRecord, Layout, SaveState, SeatHolder, Summary, Trouble } from './types';

/** Keeps a game being played on disk, move by move, and says when it cannot. */
export class Keeper {
  #record: GameRecord;
  #rows: LogRow[];
  #listeners = new Set<() => void>();

  constructor(record: GameRecord, rows: readonly LogRow[]) {
    this.#record = record;
    this.#rows = [...rows];
  }

  get record(): GameRecord {
    return this.#record;
  }
  get state(): SaveState {
    return 'unsaved';
  }
  get reason(): Trouble | undefined {
    return 'private';
  }

  /** `n` is the row's own number, from 0. Resolves when the row is on disk, or known not to be (state `unsaved`). */
  async append(row: LogRow, n: number, summary: Summary, snapshot?: Snapshot<Position>): Promise<void> {
    void snapshot;
    this.#rows.push(row);
    this.#record = { ...this.#record, ...summary, length: n + 1, head: row.hash };
    for (const listener of this.#listeners) listener();
  }

  /** Back to the first `n` moves. */
  async truncate(n: number, summary: Summary): Promise<void> {
    this.#rows.length = n;
    this.#record = { ...this.#record, ...summary, length: n };
  }

  async updateSeats(seats: readonly SeatHolder[], layout: Layout): Promise<void> {
    this.#record = { ...this.#record, seats, layout };
  }

  /** Called whenever `state`, `reason` or `record` changed. */
  onchange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries now to write what is owed. True when everything is on disk. */
  async flush(): Promise<boolean> {
    return false;
  }

  /** The page lets go of the game. What is still owed goes on being tried. */
  close(): void {
    this.#listeners.clear();
  }
}
