import { wrap, type Remote } from 'comlink';
import type { Move } from '$lib/kernel';
import type { BotMind } from './bot.worker';
import type { BotTask } from './think';

/** Where bots think, off the page's own thread. Without workers they think here. */
export class BotRoom {
  #worker: Worker | null = null;
  #mind: Remote<BotMind> | null = null;
  /** Rejects what is still being thought about when the worker dies. */
  #fail: ((reason: Error) => void) | null = null;

  async choose(task: BotTask): Promise<Move> {
    try {
      const mind = this.#open();
      const died = new Promise<never>((_, reject) => (this.#fail = reject));
      return await Promise.race([mind.think(task), died]);
    } catch {
      this.close();
      const { think } = await import('./think');
      return think(task);
    }
  }

  #open(): Remote<BotMind> {
    if (this.#mind !== null) return this.#mind;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => this.#fail?.(new Error('the worker stopped'));
    this.#worker = worker;
    return (this.#mind = wrap<BotMind>(worker));
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#mind = null;
  }
}
