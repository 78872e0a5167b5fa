const NAME = 'plateau-at-the-table';

/**
 * Says across windows whether a game is open. Every window that plays holds the lock together with the
 * others; who wants to change the version must have it alone.
 */
export class TableLock {
  readonly #locks: LockManager | undefined;
  #released = new Set<() => void>();

  constructor(locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#locks = locks;
  }

  hold(): () => void {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const end = () => {
      this.#released.delete(end);
      release();
    };
    this.#released.add(end);
    void this.#locks?.request(NAME, { mode: 'shared' }, () => held).catch(() => undefined);
    return end;
  }

  /** Lets go of this window's own hold and runs the deed if no other window plays. */
  async whenNobodyPlays(deed: () => Promise<void>): Promise<boolean> {
    if (this.#locks === undefined) {
      await deed();
      return true;
    }
    const own = this.#released.size;
    for (const release of [...this.#released]) release();
    const done = await this.#locks.request(NAME, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await deed();
      return true;
    });
    // Refused: this window plays on, so it takes its place again.
    if (!done) for (let n = 0; n < own; n++) this.hold();
    return done;
  }
}
