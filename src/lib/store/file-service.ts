import type { Progress } from './files/format';
import { importGames } from './import';
import { readText, type Ledgers, type SeatsFor, type TextRead } from './read-text';
import { restoreBackup } from './restore';
import type { GameStorage } from './storage';
import { titlesOf, type Titles } from './titles';
import type { CheckedFile, Imported, ImportOptions } from './types';

/**
 * What is too long for the page, done in a worker: reads files and brings them in, and looks games through. What was
 * read stays here, and the page gets only what it shows.
 */
export class FileService {
  #file: CheckedFile | null = null;

  constructor(
    readonly storage: GameStorage,
    readonly ledgers: Ledgers
  ) {}

  /** Reads whatever text is pasted or opened, and checks it to the last move. Nothing is changed. */
  async read(file: string | Blob, seatsFor: SeatsFor, progress?: Progress): Promise<TextRead> {
    this.#file = null;
    const { ledgers } = this;
    const read = await readText(this.storage, file, { ledgers, seatsFor, ...(progress && { progress }) });
    if (!read.ok) return read;
    this.#file = read.preview;
    const games = read.preview.games.map(({ rows: _rows, ...game }) => game);
    return { ...read, preview: { ...read.preview, games } };
  }

  /** All that was read, for a page that has to keep it in memory itself. */
  async whole(): Promise<CheckedFile | null> {
    return this.#file;
  }

  /** Brings in what was read. */
  async take(options: ImportOptions, progress?: Progress): Promise<Imported> {
    if (this.#file === null) return { ok: false, refusal: { key: 'store.import.failed' } };
    return importGames(this.storage, this.#file, options, progress);
  }

  /** What the seats of these games played. */
  titles(ids: readonly string[], tell: (titles: Titles) => unknown): Promise<void> {
    return titlesOf(this.storage, ids, tell);
  }

  /** Sets the games back to how they were in a backup. */
  restore(id: number, progress?: Progress): Promise<Imported> {
    return restoreBackup(this.storage, id, progress);
  }
}
