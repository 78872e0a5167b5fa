import {
  importGames,
  readImport,
  type Imported,
  type ImportPreview,
  type ImportRead,
  type StoreRefusal
} from '$lib/store';
import { preferences } from '../preferences.svelte';
import type { LedgerText } from './ledgers';

export type Fault = LedgerText & { ok: false };
export type Source = LedgerText & { ok: true };

/** What is no file of ours may be a ledger. */
const PERHAPS: readonly string[] = ['store.import.notPlateau', 'store.import.notJson', 'store.import.cutOff'];

/** A file or a pasted text on its way in: read, shown, taken. Nothing is changed before it is taken. */
export class Reading {
  #preview = $state.raw<ImportPreview | null>(null);
  #refusal = $state.raw<StoreRefusal | null>(null);
  #fault = $state.raw<Fault | null>(null);
  #source = $state.raw<Source | null>(null);
  #busy = $state<'reading' | 'taking' | null>(null);
  #name = $state('');
  /** Only the newest file counts: an earlier one may still be being read. */
  #turn = 0;

  get preview(): ImportPreview | null {
    return this.#preview;
  }
  get refusal(): StoreRefusal | null {
    return this.#refusal;
  }
  /** Where a ledger is wrong. */
  get fault(): Fault | null {
    return this.#fault;
  }
  /** The ledger that the games come from. */
  get source(): Source | null {
    return this.#source;
  }
  get busy(): 'reading' | 'taking' | null {
    return this.#busy;
  }
  /** Of the file; empty for a text. */
  get name(): string {
    return this.#name;
  }

  async read(given: File | string): Promise<void> {
    const turn = ++this.#turn;
    this.#name = typeof given === 'string' ? '' : given.name;
    this.#preview = this.#refusal = this.#fault = this.#source = null;
    this.#busy = 'reading';
    const [read, ledger] = await this.#readAny(given).catch(
      () => [{ ok: false, refusal: { key: 'store.import.unreadable' } }, null] as const
    );
    if (turn !== this.#turn) return;
    this.#busy = null;
    if (ledger?.ok === false) this.#fault = ledger;
    else if (!read.ok) this.#refusal = read.refusal;
    else {
      this.#preview = read.preview;
      this.#source = ledger;
    }
  }

  async #readAny(given: File | string): Promise<readonly [ImportRead, LedgerText | null]> {
    const read = await readImport(given);
    if (read.ok || !PERHAPS.includes(read.refusal.key)) return [read, null];
    const { readLedgers } = await import('./ledgers');
    const text = typeof given === 'string' ? given : await given.text();
    const ledger = await readLedgers(text, Date.now());
    return ledger?.ok === true ? [await readImport(ledger.file), ledger] : [read, ledger];
  }

  /** Brings in what was shown. The games as they now stand here, or null with a refusal. */
  async take(settings: boolean): Promise<(Imported & { ok: true })['games'] | null> {
    const preview = this.#preview;
    if (preview === null) return null;
    this.#busy = 'taking';
    const taken: Imported = await importGames(preview, { settings }).catch(
      () => ({ ok: false, refusal: { key: 'store.import.failed' } }) as const
    );
    this.#busy = null;
    if (!taken.ok) {
      this.#preview = null;
      this.#refusal = taken.refusal;
      return null;
    }
    if (settings) await preferences.refresh();
    return taken.games;
  }
}

/** A file that came in by another door (dropped on home, opened with the app), for the page that reads it. */
let brought: File | null = null;
export const bring = (file: File): void => void (brought = file);
export function fetchBrought(): File | null {
  const file = brought;
  brought = null;
  return file;
}
