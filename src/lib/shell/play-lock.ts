/** Earlier versions hold the lock under this name, so it never changes. */
const NAME = 'plateau-at-the-table';

/** The lock as this window holds it: how to release it, and when it is really released. */
interface Held {
  readonly release: () => void;
  readonly released: Promise<unknown>;
}

/**
 * Says across windows whether a game is open. All windows that play share the lock; a window that wants to change
 * the version needs it alone.
 */
export class PlayLock {
  readonly #locks: LockManager | undefined;
  /** How many games are open in this window; they hold the lock together. */
  #open = 0;
  #held: Held | null = null;

  constructor(locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#locks = locks;
  }

  /** Whether a game is open in this window. */
  get held(): boolean {
    return this.#open > 0;
  }

  /** A game is open. Returns what to call when it is closed. */
  hold(): () => void {
    this.#open++;
    this.#acquire();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#open--;
      if (this.#open === 0) void this.#release();
    };
  }

  #acquire(): void {
    if (this.#held !== null || this.#locks === undefined) return;
    let release = () => {};
    const wanted = new Promise<void>((done) => {
      release = done;
    });
    const released = this.#locks.request(NAME, { mode: 'shared' }, () => wanted).catch(() => undefined);
    this.#held = { release, released };
  }

  async #release(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    held?.release();
    await held?.released;
  }

  /** Runs the sequence if no other window plays; this window's own games do not count. */
  async whenNobodyPlays(sequence: () => Promise<void>): Promise<boolean> {
    if (this.#locks === undefined) {
      await sequence();
      return true;
    }
    await this.#release();
    const done = await this.#locks.request(NAME, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await sequence();
      return true;
    });
    // Refused: this window plays on.
    if (!done && this.#open > 0) this.#acquire();
    return done;
  }
}
