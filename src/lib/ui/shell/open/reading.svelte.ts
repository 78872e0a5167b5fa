import { importGames, readImport, type Imported, type ImportPreview, type StoreRefusal } from '$lib/store';
import { preferences } from '../preferences.svelte';

/** A file on its way in: read, shown, taken. Nothing is changed before it is taken. */
export class Reading {
  #preview = $state.raw<ImportPreview | null>(null);
  #refusal = $state.raw<StoreRefusal | null>(null);
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
  get busy(): 'reading' | 'taking' | null {
    return this.#busy;
  }
  get name(): string {
    return this.#name;
  }

  async read(file: File): Promise<void> {
    const turn = ++this.#turn;
    this.#name = file.name;
    this.#preview = null;
    this.#refusal = null;
    this.#busy = 'reading';
    const read = await readImport(file).catch(
      () => ({ ok: false, refusal: { key: 'store.import.unreadable' } }) as const
    );
    if (turn !== this.#turn) return;
    this.#busy = null;
    if (read.ok) this.#preview = read.preview;
    else this.#refusal = read.refusal;
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
