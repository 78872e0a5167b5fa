import { proxy, wrap } from 'comlink';
import { version } from '$app/environment';
import { backUpUnsaved, keepInMemory, keepsGames, type Imported, type ImportOptions } from '$lib/store';
import type { FileService } from '$lib/store/file-service';
import type { Progress } from '$lib/store/files/format';
import type { SeatsFor, TextRead } from '$lib/store/read-text';
import type { Titles } from '$lib/store/titles';
import type { Background } from './background.worker';

type Files = Pick<FileService, 'read' | 'whole' | 'take' | 'restore' | 'titles'>;

/**
 * Reads files and brings them in, in a worker; where the browser has none, on the page itself. What was read last
 * stays there until it is taken or the worker is closed.
 */
export class FileWorker {
  #worker: Worker | null = null;
  #service: Promise<Files> | null = null;
  /** Rejects what is still being waited for. */
  #end: (() => void) | null = null;
  #ended: Promise<never> = new Promise(() => undefined);

  /** Reads whatever text is pasted or opened, and checks it to the last move. Nothing is changed. */
  read(file: string | Blob, seatsFor: SeatsFor, progress: Progress): Promise<TextRead> {
    return this.#ask((service) => service.read(file, proxy(seatsFor), proxy(progress)));
  }

  /** Brings in what was read, all or none, after a backup. No game is ever overwritten. */
  async take(options: ImportOptions, progress: Progress): Promise<Imported> {
    if (!(await keepsGames())) {
      const file = await this.#ask((service) => service.whole());
      return file === null ? { ok: false, refusal: { key: 'store.import.failed' } } : keepInMemory(file);
    }
    await backUpUnsaved('import');
    return this.#ask((service) => service.take(options, proxy(progress)));
  }

  /** Sets every game of a backup back to how it was then, after a backup of what is here now. */
  async restore(id: number, progress: Progress): Promise<Imported> {
    await backUpUnsaved('restore');
    return this.#ask((service) => service.restore(id, proxy(progress)));
  }

  /** What the seats of these games played, as it is found. */
  titles(ids: readonly string[], tell: (titles: Titles) => void): Promise<void> {
    return this.#ask((service) => service.titles(ids, proxy(tell)));
  }

  /** Stops whatever is going on. A transaction that was open is not written. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#service = null;
    this.#end?.();
  }

  async #ask<T>(work: (service: Files) => Promise<T>): Promise<T> {
    const service = await (this.#service ??= this.#open());
    return Promise.race([work(service), this.#ended]);
  }

  async #open(): Promise<Files> {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./background.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return here();
    }
    this.#worker = worker;
    this.#ended = new Promise((_, reject) => {
      this.#end = () => reject(new Error('the worker stopped'));
      worker.onerror = this.#end;
    });
    try {
      return await Promise.race([wrap<Background>(worker).service(version), this.#ended]);
    } catch (error) {
      // It was closed, or this browser cannot run it.
      if (this.#worker !== worker) throw error;
      this.close();
      this.#ended = new Promise(() => undefined);
      return here();
    }
  }
}

/** On the page itself. */
async function here(): Promise<Files> {
  const [{ FileService }, { ledgers }, { storage }] = await Promise.all([
    import('$lib/store/file-service'),
    import('./service'),
    import('$lib/store/tab-storage')
  ]);
  return new FileService(storage, ledgers);
}
