const NAME = 'plateau-at-the-table';

/** A place at the table: let go now, and the promise that it is really free. */
interface Place {
  readonly leave: () => void;
  readonly free: Promise<unknown>;
}

/**
 * Says across windows whether a game is open. Every window that plays holds the lock together with the
 * others; who wants to change the version must have it alone.
 */
export class TableLock {
  readonly #locks: LockManager | undefined;
  /** How many games are open in this window, and the place they share. */
  #open = 0;
  #place: Place | null = null;

  constructor(locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#locks = locks;
  }

  /** Returns what lets go again. */
  hold(): () => void {
    this.#open++;
    this.#sit();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#open--;
      if (this.#open === 0) void this.#rise();
    };
  }

  #sit(): void {
    if (this.#place !== null || this.#locks === undefined) return;
    let leave = () => {};
    const left = new Promise<void>((done) => {
      leave = done;
    });
    const free = this.#locks.request(NAME, { mode: 'shared' }, () => left).catch(() => undefined);
    this.#place = { leave, free };
  }

  async #rise(): Promise<void> {
    const place = this.#place;
    this.#place = null;
    place?.leave();
    await place?.free;
  }

  /** Runs the deed if no other window plays; this window's own games do not count. */
  async whenNobodyPlays(deed: () => Promise<void>): Promise<boolean> {
    if (this.#locks === undefined) {
      await deed();
      return true;
    }
    await this.#rise();
    const done = await this.#locks.request(NAME, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await deed();
      return true;
    });
    // Refused: this window plays on.
    if (!done && this.#open > 0) this.#sit();
    return done;
  }
}
