/**
 * The one door to what is stored on the device. It is light: Dexie and the checks are loaded at the first call, so
 * importing from here does not delay the first paint. What can go wrong is in the answer, as a state or as the
 * key of a sentence; nothing here throws.
 */
import type { LogRow } from '$lib/kernel';
import { faultOf } from './faults';
import type { PlainGame } from './files/make';
import { followPage } from './page-lifecycle';
import type { TabLock } from './tab-lock';
import { storage } from './tab-storage';
import type {
  BackupInfo,
  BackupReason,
  CheckedFile,
  DamagedGame,
  GameRecord,
  GameState,
  Imported,
  NewGame,
  Opened,
  Settings,
  StorageStatus,
  UnsavedGame
} from './types';
import { GameWriter } from './writer';

export * from './types';
export { cleanName, LONGEST_NAME } from './names';
export { summaryOf } from './summary';
export type { TabLock } from './tab-lock';
export type { GameWriter } from './writer';

/** Reads and checks a game. Of a damaged one it names the first bad row and gives the sound part. */
export const openGame = async (id: string): Promise<Opened> => (await import('./read')).openGame(storage, id);

/** Begins a game (or a branch of one, with rows). It exists even when it cannot be saved yet. */
export const createGame = async (game: NewGame): Promise<GameRecord> =>
  (await import('./games')).createGame(storage, game);

/** Writes a game that is being played to disk, move by move. */
export const openWriter = (record: GameRecord, rows: readonly LogRow[]): GameWriter =>
  GameWriter.open(storage, record, rows);

/** Goes on with the sound part of a damaged game, as a game of its own. */
export const continueSound = async (sound: GameState): Promise<GameRecord> =>
  (await import('./games')).continueSound(storage, sound);

/** All games, newest first. For a list that follows by itself: `games()` in live.svelte.ts. */
export const listGames = async (): Promise<readonly GameRecord[]> =>
  (await import('./list')).readLibrary(storage).then(({ games }) => games);

/** Games that cannot be read at all. */
export const listDamaged = async (): Promise<readonly DamagedGame[]> =>
  (await import('./list')).readLibrary(storage).then(({ damaged }) => damaged);

/** Throws a game away; `restoreGame` takes it back. It is purged after a week. False when it did not work. */
export const removeGame = async (id: string): Promise<boolean> => (await import('./games')).removeGame(storage, id);
export const restoreGame = async (id: string): Promise<boolean> => (await import('./games')).restoreGame(storage, id);

export const loadSettings = async (): Promise<Settings> => (await import('./settings')).loadSettings(storage);
/** Changes what is given, leaves the rest, and gives all of them back. */
export const saveSettings = async (change: Partial<Settings>): Promise<Settings> =>
  (await import('./settings')).saveSettings(storage, change);

export const storageStatus = async (): Promise<StorageStatus> => (await import('./status')).storageStatus(storage);
/** Asks the browser never to clear our data by itself. True when it agrees. */
export const requestPersistence = async (): Promise<boolean> => (await import('./status')).requestPersistence();

/** A game as a readable file; null if there is nothing to read. It works from memory, too. */
export const exportGame = async (id: string): Promise<string | null> =>
  (await import('./export')).exportGame(storage, id);
/** Every game and the settings as one file, or as several where one could not be opened again. */
export const exportLibrary = async (): Promise<string[]> => (await import('./export')).exportFiles(storage);
/** A game for those who write it in another format; null if there is nothing to read. */
export const plainGame = async (id: string): Promise<PlainGame | null> =>
  (await import('./export')).plainGame(storage, id);

/** Whether this page has any storage at all. */
export const keepsGames = async (): Promise<boolean> =>
  storage
    .use(async () => undefined)
    .then(
      () => true,
      (error: unknown) => faultOf(error).reason !== 'private'
    );
/** Where there is no storage: the games of a checked file, in the memory of this page. */
export const keepInMemory = async (file: CheckedFile): Promise<Imported> =>
  (await import('./import')).bring(storage, file);

/** Newest first. */
export const listBackups = async (): Promise<BackupInfo[]> => (await import('./backups')).listBackups(storage);
/** Takes one now; false when nothing has changed since the last, or it could not be kept. */
export const takeBackup = async (): Promise<boolean> => (await import('./backups')).takeBackup(storage, 'asked');
/** Backs up the moves that are only in this page's memory, before a worker changes the disk. */
export const backUpUnsaved = async (reason: BackupReason): Promise<void> =>
  (await import('./backups')).backUpUnsaved(storage, reason);

/** Once after each start, when the page is idle: removes games deleted long ago, and takes the day's backup. */
export async function runMaintenance(): Promise<void> {
  await (await import('./games')).purgeOld(storage);
  await (await import('./backups')).dailyBackup(storage);
}

/** Once, before anything else: hands moves in memory over to the next page, and pauses while the page is frozen. */
export const attendPage = (): void => followPage(storage);

/** Games of this tab with moves that are only in memory. */
export const unsavedGames = (): readonly UnsavedGame[] =>
  storage.unsaved.map(({ record: { id, header } }) => ({ id, game: header.game }));

/** Calls back whenever that may have changed. Returns what stops it. */
export const onUnsaved = (listener: () => void): (() => void) => storage.ontouch(listener);

/** Tries to write all that is only in memory, for as long as a player may wait. True when all is on disk. */
export async function saveAll(): Promise<boolean> {
  const enough = new Promise((done) => setTimeout(done, storage.patience.silence));
  await Promise.race([Promise.all(storage.unsaved.map((writer) => writer.flush())), enough]);
  return storage.unsaved.length === 0;
}

/** Calls back when the storage may have been emptied under a game. Returns what stops it. */
export const onStorageLost = (listener: () => void): (() => void) => storage.onlost(listener);

/** After so many milliseconds the player is told that the storage does not answer. */
export const SILENCE = storage.patience.silence;

/** The tab that has the lock plays a game, the others follow. */
export const requestTabLock = async (gameId: string): Promise<TabLock> =>
  (await import('./tab-lock')).requestTabLock(gameId);

/**
 * For a tab that follows: called with the game's head on disk, now and after every change. When it differs from
 * the tab's own, open the game again. Returns what stops it.
 */
export function watchGame(id: string, moved: (head: { length: number; head: string }) => void): () => void {
  const watching = import('./observe').then((observe) => observe.watchGame(storage, id, moved));
  return () => void watching.then((stop) => stop());
}
