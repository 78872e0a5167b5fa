import type { Table } from './types';

type Role = Table['role'];

/**
 * One tab plays a game, the others follow; when the first closes, the next in line plays. Where the browser
 * has no locks every tab may play, and the head on disk still keeps the log from forking.
 */
export async function takeTable(gameId: string, locks = lockManager()): Promise<Table> {
  const seat = new TableSeat(`plateau:${gameId}`, locks);
  await seat.ask();
  return seat;
}

const lockManager = (): LockManager | undefined => globalThis.navigator?.locks as LockManager | undefined;

class TableSeat implements Table {
  role: Role = 'follower';
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #listeners = new Set<(role: Role) => void>();
  #leave: (() => void) | undefined;
  #waiting: AbortController | undefined;
  #released = false;

  constructor(name: string, locks: LockManager | undefined) {
    this.#name = name;
    this.#locks = locks;
  }

  /** Plays if nobody does, else gets in line. */
  async ask(): Promise<void> {
    if (this.#locks === undefined) return this.#become('player');
    const free = await this.#request({ ifAvailable: true });
    if (!free) this.#queue();
  }

  async take(): Promise<void> {
    if (this.role === 'player' || this.#released) return;
    this.#waiting?.abort();
    await this.#request({ steal: true });
  }

  #queue(): void {
    this.#waiting = new AbortController();
    void this.#request({ signal: this.#waiting.signal });
  }

  /** Resolves when the lock is ours (true) or is known not to be; the lock itself is held until we leave. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      let held = false;
      const hold = (lock: Lock | null): Promise<void> | void => {
        if (lock === null || this.#released) return answer(false);
        held = true;
        this.#become('player');
        answer(true);
        return new Promise((leave) => (this.#leave = leave));
      };
      this.#locks!.request(this.#name, options, hold).catch(() => {
        // Taken over by another tab, or no longer wanted. Whoever played follows now, and waits in line.
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

  onchange(listener: (role: Role) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  release(): void {
    this.#released = true;
    this.#listeners.clear();
    this.#waiting?.abort();
    this.#leave?.();
  }
}
