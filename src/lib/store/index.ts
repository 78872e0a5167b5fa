/**
 * The one door to what is kept on the device. It is light: Dexie and the checks are fetched at the first
 * call, so importing from here does not weigh on the first paint. Nothing here throws at a player: what can
 * go wrong is in the answer, as a state or as the key of a sentence.
 */
import { shelf } from './shelf';
import type {
  BackupInfo,
  DamagedGame,
  GameRecord,
  GameState,
  Imported,
  ImportPreview,
  ImportRead,
  NewGame,
  Opened,
  Settings,
  StorageStatus,
  Table
} from './types';

export * from './types';
export { Keeper } from './keeper';
export { cleanName, LONGEST_NAME } from './names';
export { summaryOf } from './summary';

/** Reads and checks a game. A damaged one names its first bad row and offers what is whole. */
export const openGame = async (id: string): Promise<Opened> => (await import('./read')).openGame(shelf, id);

/** Begins a game (or a branch of one, with rows). It exists even when it cannot be saved yet. */
export const createGame = async (game: NewGame): Promise<GameRecord> =>
  (await import('./games')).createGame(shelf, game);

/** Goes on with what is whole of a damaged game, as a game of its own. */
export const continueSound = async (sound: GameState): Promise<GameRecord> =>
  (await import('./games')).continueSound(shelf, sound);

/** All games, newest first. For a list that follows by itself: `games()` in live.svelte.ts. */
export const listGames = async (): Promise<readonly GameRecord[]> =>
  (await import('./list')).readLibrary(shelf).then(({ games }) => games);

/** What lies there and cannot be read at all. */
export const listDamaged = async (): Promise<readonly DamagedGame[]> =>
  (await import('./list')).readLibrary(shelf).then(({ damaged }) => damaged);

/** Throws a game away; `restoreGame` takes it back. It is purged after a week. False when it did not work. */
export const removeGame = async (id: string): Promise<boolean> => (await import('./games')).removeGame(shelf, id);
export const restoreGame = async (id: string): Promise<boolean> => (await import('./games')).restoreGame(shelf, id);

export const loadSettings = async (): Promise<Settings> => (await import('./settings')).loadSettings(shelf);
/** Changes what is given, leaves the rest, and gives all of them back. */
export const saveSettings = async (change: Partial<Settings>): Promise<Settings> =>
  (await import('./settings')).saveSettings(shelf, change);

export const storageStatus = async (): Promise<StorageStatus> => (await import('./status')).storageStatus(shelf);
/** Asks the browser never to clear our data by itself. True when it agrees. */
export const requestPersistence = async (): Promise<boolean> => (await import('./status')).requestPersistence();

/** A game as a readable file; null if there is nothing to read. It works from memory, too. */
export const exportGame = async (id: string): Promise<string | null> =>
  (await import('./export')).exportGame(shelf, id);
/** Every game and the settings as one file. */
export const exportLibrary = async (): Promise<string> => (await import('./export')).exportLibrary(shelf);
/** A name for such a file: `what` is the game's id, or `library`. */
export const exportName = async (what: string): Promise<string> =>
  (await import('./files/write')).fileName(what, shelf.now());

/** Reads a file and checks it to the last move; nothing is changed. */
export const readImport = async (file: string | Blob): Promise<ImportRead> =>
  (await import('./import')).readImport(shelf, file);
/** Brings the games of a checked file in, all or none, after a backup. No game is ever overwritten. */
export const importGames = async (preview: ImportPreview, options?: { settings?: boolean }): Promise<Imported> =>
  (await import('./import')).importGames(shelf, preview, options);

/** Newest first. */
export const listBackups = async (): Promise<BackupInfo[]> => (await import('./backups')).listBackups(shelf);
/** Takes one now; false when nothing has changed since the last, or it could not be kept. */
export const takeBackup = async (): Promise<boolean> => (await import('./backups')).takeBackup(shelf, 'asked');
/** Sets every game of a backup back to how it was then, after a backup of what is here now. */
export const restoreBackup = async (id: number): Promise<Imported> =>
  (await import('./backups')).restoreBackup(shelf, id);

/** Once after each start, when the page is idle: the day's backup, and what was thrown away a week ago goes. */
export async function keepHouse(): Promise<void> {
  await (await import('./games')).purgeOld(shelf);
  await (await import('./backups')).dailyBackup(shelf);
}

/** One tab plays a game, the others follow. */
export const takeTable = async (gameId: string): Promise<Table> => (await import('./table')).takeTable(gameId);

/**
 * For a tab that follows: called with where the game stands on disk, now and after every change. When it is
 * not where the tab stands, open the game again. Returns what stops it.
 */
export function watchGame(id: string, moved: (head: { length: number; head: string }) => void): () => void {
  const watching = import('./observe').then((observe) => observe.watchGame(shelf, id, moved));
  return () => void watching.then((stop) => stop());
}
