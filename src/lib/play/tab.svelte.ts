import { requestTabLock, type TabLock } from '$lib/store';

/** This tab's place at the game: it plays, or it follows the tab that does. */
export class TabPlace {
  #lock: TabLock | null = null;
  #stop: (() => void) | null = null;
  role = $state<'player' | 'follower'>('follower');
  taking = $state(false);

  /** Sits down. `changed` is called whenever the tab begins or ceases to play. */
  async sit(gameId: string, changed: () => void): Promise<void> {
    const lock = await requestTabLock(gameId);
    this.#lock = lock;
    this.role = lock.role;
    this.#stop = lock.onchange((role) => {
      this.role = role;
      changed();
    });
  }

  async take(): Promise<void> {
    this.taking = true;
    try {
      await this.#lock?.take();
    } finally {
      this.taking = false;
    }
  }

  leave(): void {
    this.#stop?.();
    this.#lock?.release();
    this.#lock = null;
  }
}
