import { accept, type AcceptedGame } from './files/accept';
import { Refused } from './files/format';
import { parse, textOf } from './files/parse';
import { faultOf } from './faults';
import { bringIn, planFor } from './merge';
import { saveSettings } from './settings';
import type { Shelf } from './shelf';
import type { BroughtIn, Imported, ImportPreview, ImportRead, StoreRefusal } from './types';
import { Writer } from './writer';

/** How long a whole library may take to be written, in milliseconds. */
const LONG = 120_000;

/** Reads a file and checks it to the last move. Nothing is changed. Never throws. */
export async function readImport(shelf: Shelf, file: string | Blob): Promise<ImportRead> {
  try {
    const { kind, games, settings } = await accept(parse(await textOf(file)), (id) => shelf.entryOf(id));
    return { ok: true, preview: { kind, games: await withPlans(shelf, games), ...(settings && { settings }) } };
  } catch (error) {
    const refusal: StoreRefusal = error instanceof Refused ? error.refusal : { key: 'store.import.notPlateau' };
    return { ok: false, refusal };
  }
}

async function withPlans(shelf: Shelf, games: readonly AcceptedGame[]): Promise<ImportPreview['games']> {
  const plain = games.map(({ record, rows }) => ({ record, rows }));
  try {
    return await shelf.use((db) =>
      db.transaction('r', db.games, db.moves, async () => {
        const planned = [];
        for (const game of plain) planned.push({ ...game, plan: await planFor(db, game) });
        return planned;
      })
    );
  } catch {
    return plain.map((game) => ({ ...game, plan: shelf.live.has(game.record.id) ? 'same' : 'new' }));
  }
}

export interface ImportOptions {
  /** Takes the settings of the file over as well. */
  readonly settings?: boolean;
}

/** Brings the games of a checked file in, all of them or none, after a backup. Never overwrites a game. */
export async function importGames(
  shelf: Shelf,
  preview: ImportPreview,
  options: ImportOptions = {}
): Promise<Imported> {
  const { takeBackup } = await import('./backups');
  await takeBackup(shelf, 'import');
  const imported = await bring(shelf, preview);
  if (imported.ok && options.settings && preview.settings) await saveSettings(shelf, preview.settings);
  return imported;
}

/** All or nothing. With `back`, games that are here are set back to what comes in. */
export async function bring(shelf: Shelf, preview: ImportPreview, back = false): Promise<Imported> {
  try {
    return { ok: true, games: await shelf.use((db) => bringIn(db, preview.games, shelf.now(), back), LONG) };
  } catch (error) {
    const { reason } = faultOf(error);
    if (reason === 'private') return { ok: true, games: intoMemory(shelf, preview) };
    return { ok: false, refusal: { key: reason === 'quota' ? 'store.import.noRoom' : 'store.import.failed' } };
  }
}

/** Without any storage a file can still be played on, and saved as a file again. */
function intoMemory(shelf: Shelf, { games }: ImportPreview): BroughtIn[] {
  return games.map(({ record, rows }) => {
    if (shelf.live.has(record.id)) return { id: record.id, plan: 'same' };
    const writer = new Writer(shelf, record, rows);
    shelf.live.set(record.id, writer);
    void writer.create();
    return { id: record.id, plan: 'new' };
  });
}
