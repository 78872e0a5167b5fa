/** The tab that has the lock of a game plays it; the others follow what it does. */
type Role = 'player' | 'follower';

/**
 * One tab plays a game, the others follow; when the first closes, the next in line plays. Where the browser
 * has no locks every tab may play, and every write still compares the head on disk, so the log cannot fork.
 */
export async function requestTabLock(gameId: string, locks = lockManager()): Promise<TabLock> {
  const lock = new TabLock(`plateau:${gameId}`, locks);
  await lock.request();
  return lock;
}

const lockManager = (): LockManager | undefined => globalThis.navigator?.locks as LockManager | undefined;

/** The lock of a game, as this tab has it or waits for it. */
export class TabLock {
  role: Role = 'follower';
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #listeners = new Set<(role: Role) => void>();
  #unlock: (() => void) | undefined;
  #waiting: AbortController | undefined;
  #released = false;

  constructor(name: string, locks: LockManager | undefined) {
    this.#name = name;
    this.#locks = locks;
  }

  /** This tab plays if no other does; else it waits in line. */
  async request(): Promise<void> {
    if (this.#locks === undefined) return this.#become('player');
    const free = await this.#hold({ ifAvailable: true });
    if (!free) this.#queue();
  }

  /** Takes the game over from the tab that plays it. */
  async take(): Promise<void> {
    if (this.role === 'player' || this.#released) return;
    this.#waiting?.abort();
    await this.#hold({ steal: true });
  }

  #queue(): void {
    this.#waiting = new AbortController();
    void this.#hold({ signal: this.#waiting.signal });
  }

  /** Resolves with whether this tab got the lock. It is held until `release`. */
  #hold(options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      let held = false;
      const hold = (lock: Lock | null): Promise<void> | void => {
        if (lock === null || this.#released) return answer(false);
        held = true;
        this.#become('player');
        answer(true);
        return new Promise((unlock) => (this.#unlock = unlock));
      };
      this.#locks!.request(this.#name, options, hold).catch(() => {
        // Another tab took the game over, or the request was aborted. A tab that played now waits in line.
        answer(false);
        if (!held || this.#released) return;
        this.#become('follower');
        this.#queue();
      });
    });
  }

  #become(role: Role): void {
    if (this.role === role) return;
    this.role = role;
    for (const listener of this.#listeners) listener(role);
  }

  /** Called when the role changes. A tab that becomes the player has to open the game again first. */
  onchange(listener: (role: Role) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  release(): void {
    this.#released = true;
    this.#listeners.clear();
    this.#waiting?.abort();
    this.#unlock?.();
  }
}
