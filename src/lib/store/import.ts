import { takeBackup } from './backups';
import { faultOf } from './faults';
import { accept, type AcceptedGame, type AcceptOptions } from './files/accept';
import { Refused, type Progress } from './files/format';
import { parse, textOf, type ParsedFile } from './files/parse';
import { bringIn, planFor, seatingHere, Twins, type BringOptions } from './merge';
import type { GameStorage } from './storage';
import type { BroughtIn, CheckedFile, Imported, ImportOptions, ImportRead, StoreRefusal } from './types';
import { GameWriter } from './writer';

/** How long a whole library may take to be written, in milliseconds. */
const LONG = 120_000;

/** Reads a file and checks it to the last move. Nothing is changed. Never throws. */
export async function readImport(
  storage: GameStorage,
  file: string | Blob,
  options: AcceptOptions = {}
): Promise<ImportRead<CheckedFile>> {
  try {
    return await checkFile(storage, parse(await textOf(file, options.bounds)), options);
  } catch (error) {
    return refused(error);
  }
}

/** Checks a file to the last move. Nothing is changed. Never throws. */
export async function checkFile(
  storage: GameStorage,
  file: ParsedFile,
  options: AcceptOptions = {}
): Promise<ImportRead<CheckedFile>> {
  try {
    const { kind, games, settings } = await accept(file, (id) => storage.entryOf(id), options);
    return { ok: true, preview: { kind, games: await withPlans(storage, games), ...(settings && { settings }) } };
  } catch (error) {
    return refused(error);
  }
}

/** Why a file is not taken. An unforeseen error counts as a file that is not ours. */
export function refused(error: unknown): { readonly ok: false; readonly refusal: StoreRefusal } {
  return { ok: false, refusal: error instanceof Refused ? error.refusal : { key: 'store.import.notPlateau' } };
}

async function withPlans(storage: GameStorage, games: readonly AcceptedGame[]): Promise<CheckedFile['games']> {
  const plain = games.map(({ record, rows }) => ({ record, rows }));
  try {
    return await storage.use(
      (db) =>
        db.transaction('r', db.games, db.moves, async () => {
          const planned: CheckedFile['games'][number][] = [];
          const twins = await Twins.in(db);
          for (const game of plain) {
            const plan = await planFor(db, game, twins);
            const here = await seatingHere(db, game.record, plan);
            planned.push({ ...game, plan, ...(here && { here }) });
          }
          return planned;
        }),
      LONG
    );
  } catch {
    return plain.map((game) => ({ ...game, plan: storage.live.has(game.record.id) ? 'same' : 'new' }));
  }
}

/** Brings the games of a checked file in, all of them or none, after a backup. Never overwrites a game. */
export async function importGames(
  storage: GameStorage,
  file: CheckedFile,
  options: ImportOptions = {},
  progress?: Progress
): Promise<Imported> {
  await takeBackup(storage, 'import');
  return bring(storage, file, { ...options, ...(progress && { progress }) });
}

/** All or nothing. With `back`, games that are here are set back to what comes in. */
export async function bring(storage: GameStorage, file: CheckedFile, options: BringOptions = {}): Promise<Imported> {
  try {
    return { ok: true, games: await storage.use((db) => bringIn(db, file.games, storage.now(), options), LONG) };
  } catch (error) {
    const { reason } = faultOf(error);
    if (reason === 'private') return { ok: true, games: intoMemory(storage, file) };
    return { ok: false, refusal: { key: reason === 'quota' ? 'store.import.noRoom' : 'store.import.failed' } };
  }
}

/** Without any storage the games of a file can still be played, and saved as a file again. */
function intoMemory(storage: GameStorage, { games }: CheckedFile): BroughtIn[] {
  return games.map(({ record, rows }) => {
    if (storage.live.has(record.id)) return { id: record.id, plan: 'same' };
    const writer = new GameWriter(storage, record, rows);
    storage.live.set(record.id, writer);
    void writer.create();
    return { id: record.id, plan: 'new' };
  });
}
