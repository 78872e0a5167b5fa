import { onMount } from 'svelte';
import { listGames, type GameRecord } from '$lib/store';
import type { Titles } from '$lib/store/titles';

/**
 * The finished games of this device. They are counted at once; what older records lack is read from their logs in a
 * worker and added as it comes.
 */
export class Gathered {
  #records = $state.raw<readonly GameRecord[]>([]);
  #ready = $state(false);
  #working = $state(false);

  constructor() {
    onMount(() => {
      let stop = () => {};
      let gone = false;
      void this.#gather(
        (end) => (stop = end),
        () => gone
      );
      return () => {
        gone = true;
        stop();
      };
    });
  }

  async #gather(onworker: (stop: () => void) => void, gone: () => boolean): Promise<void> {
    const games = await listGames().catch(() => []);
    this.#records = games.filter(({ over }) => over);
    this.#ready = true;
    const lacking = this.#records.filter(({ titles }) => titles === undefined).map(({ id }) => id);
    if (lacking.length === 0 || gone()) return;
    const { FileWorker } = await import('$lib/workers/files');
    const worker = new FileWorker();
    onworker(() => worker.close());
    this.#working = true;
    // What a damaged game played stays unknown; its points count all the same.
    await worker.titles(lacking, (found) => this.#add(found)).catch(() => undefined);
    this.#working = false;
    worker.close();
  }

  #add(found: Titles): void {
    const titles = new Map(found);
    this.#records = this.#records.map((record) => {
      const added = titles.get(record.id);
      return added === undefined ? record : { ...record, titles: added };
    });
  }

  get records(): readonly GameRecord[] {
    return this.#records;
  }
  get ready(): boolean {
    return this.#ready;
  }
  /** Whether older games are still being looked through. */
  get working(): boolean {
    return this.#working;
  }
}
