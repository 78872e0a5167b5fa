import { cleanName, saveSettings, type Imported, type ImportPreview, type StoreRefusal } from '$lib/store';
import type { LedgerTrouble, SeatsFor, TextRead } from '$lib/store/read-text';
import { FileWorker } from '$lib/workers/files';
import { preferences } from '$lib/shell/preferences.svelte';

/** As much of a file's name as is shown. */
const LONGEST_FILE_NAME = 60;

/** A file or a pasted text that is being imported: read, shown, taken. Nothing is changed before it is taken. */
export class ImportState {
  #preview = $state.raw<ImportPreview | null>(null);
  #refusal = $state.raw<StoreRefusal | null>(null);
  #trouble = $state.raw<LedgerTrouble | null>(null);
  #lines = $state.raw<number | undefined>();
  #busy = $state<'reading' | 'taking' | null>(null);
  #name = $state('');
  #progress = $state.raw<{ readonly done: number; readonly total: number } | null>(null);
  #worker = new FileWorker();
  /** Only the newest file counts: an earlier one may still be being read. */
  #turn = 0;

  get preview(): ImportPreview | null {
    return this.#preview;
  }
  get refusal(): StoreRefusal | null {
    return this.#refusal;
  }
  /** Where a ledger is wrong. */
  get trouble(): LedgerTrouble | null {
    return this.#trouble;
  }
  /** The lines of the ledger that the game comes from, if it comes from one. */
  get lines(): number | undefined {
    return this.#lines;
  }
  get busy(): 'reading' | 'taking' | null {
    return this.#busy;
  }
  /** How far a long file has come. */
  get progress(): { readonly done: number; readonly total: number } | null {
    return this.#progress;
  }
  /** Of the file; empty for a text. */
  get name(): string {
    return this.#name;
  }

  async read(given: File | string): Promise<void> {
    this.stop();
    const turn = this.#turn;
    // A file's name may hold characters that turn the direction of writing.
    this.#name = typeof given === 'string' ? '' : cleanName(given.name, LONGEST_FILE_NAME) || '…';
    this.#busy = 'reading';
    const read: TextRead = await this.#worker
      .read(given, seatsFor, this.#showProgress)
      .catch(() => ({ ok: false, refusal: { key: 'store.import.unreadable' } }) as const);
    if (turn !== this.#turn) return;
    this.#busy = this.#progress = null;
    if (read.ok) {
      this.#preview = read.preview;
      this.#lines = read.lines;
    } else if ('trouble' in read) this.#trouble = read.trouble;
    else this.#refusal = read.refusal;
  }

  #showProgress = (done: number, total: number): void => void (this.#progress = { done, total });

  /** Stops what is being read or taken, and forgets it. */
  stop(): void {
    this.#turn++;
    this.#worker.close();
    this.#preview = this.#refusal = this.#trouble = null;
    this.#lines = undefined;
    this.#busy = this.#progress = null;
    this.#name = '';
  }

  /** Brings in what was shown. The games as they now stand here, or null with a refusal. */
  async take(settings: boolean, seatings: readonly string[]): Promise<(Imported & { ok: true })['games'] | null> {
    const preview = this.#preview;
    if (preview === null) return null;
    const turn = this.#turn;
    this.#busy = 'taking';
    const taken: Imported = await this.#worker
      .take({ seatings }, this.#showProgress)
      .catch(() => ({ ok: false, refusal: { key: 'store.import.failed' } }) as const);
    if (turn !== this.#turn) return null;
    this.#busy = this.#progress = null;
    if (!taken.ok) {
      this.#preview = null;
      this.#refusal = taken.refusal;
      return null;
    }
    if (settings && preview.settings) {
      await saveSettings(preview.settings);
      await preferences.refresh();
    }
    return taken.games;
  }
}

/** Ledgers are rare: how their seats are named is loaded when one is read. */
const seatsFor: SeatsFor = async (...ledger) => (await import('./ledgers')).seatsFor(...ledger);

/** A file that was dropped on home or opened with the app, for the page that reads it. */
let brought: File | null = null;
export const bring = (file: File): void => void (brought = file);
export function fetchBrought(): File | null {
  const file = brought;
  brought = null;
  return file;
}
