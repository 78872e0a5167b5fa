import { wrap, type Remote } from 'comlink';
import type { Move } from '$lib/kernel';
import type { Background } from './background.worker';
import type { BotTask } from './think';

/** Lets bots think in a worker; where the browser has none, on the page itself. */
export class BotWorker {
  #worker: Worker | null = null;
  #background: Remote<Background> | null = null;
  /** Rejects the move that is being thought about when the worker dies. */
  #fail: ((reason: Error) => void) | null = null;

  async choose(task: BotTask): Promise<Move> {
    try {
      const background = this.#open();
      const died = new Promise<never>((_, reject) => (this.#fail = reject));
      return await Promise.race([background.think(task), died]);
    } catch {
      this.close();
      const { think } = await import('./think');
      return think(task);
    }
  }

  #open(): Remote<Background> {
    if (this.#background !== null) return this.#background;
    const worker = new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = () => this.#fail?.(new Error('the worker stopped'));
    this.#worker = worker;
    return (this.#background = wrap<Background>(worker));
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#background = null;
  }
}
