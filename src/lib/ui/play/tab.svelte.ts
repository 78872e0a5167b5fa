import { takeTable, type Table } from '$lib/store';

/** This tab's place at the game: it plays, or it follows the tab that does. */
export class TabPlace {
  #table: Table | null = null;
  #stop: (() => void) | null = null;
  role = $state<'player' | 'follower'>('follower');
  taking = $state(false);

  /** Sits down. `changed` is called whenever the tab begins or ceases to play. */
  async sit(gameId: string, changed: (role: 'player' | 'follower') => void): Promise<void> {
    const table = await takeTable(gameId);
    this.#table = table;
    this.role = table.role;
    this.#stop = table.onchange((role) => {
      this.role = role;
      changed(role);
    });
  }

  async take(): Promise<void> {
    this.taking = true;
    try {
      await this.#table?.take();
    } finally {
      this.taking = false;
    }
  }

  leave(): void {
    this.#stop?.();
    this.#table?.release();
    this.#table = null;
  }
}
