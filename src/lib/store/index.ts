/**
 * The one door to what is kept on the device. It is light: Dexie and the checks are fetched at the first
 * call, so importing from here does not weigh on the first paint.
 */
import type {
  BackupInfo,
  GameRecord,
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
export { summaryOf } from './summary';
export { Keeper } from './keeper';

const later = (): never => {
  throw new Error('The store is not built yet');
};

/** Reads and checks a game. Never throws: a damaged game names its first bad row and offers what is whole. */
export const openGame = async (id: string): Promise<Opened> => (void id, { ok: false, why: 'absent' });

/** Begins a game (or a branch of one, with rows). It exists even when it cannot be saved yet. */
export const createGame = async (game: NewGame): Promise<GameRecord> => (void game, later());

/** All games, newest first, the thrown-away ones left out. For a list that follows: `games` in live.svelte.ts. */
export const listGames = async (): Promise<GameRecord[]> => [];

/** Throws a game away; `restoreGame` takes it back. It is purged a week later. */
export const removeGame = async (id: string): Promise<void> => void id;
export const restoreGame = async (id: string): Promise<void> => void id;

export const loadSettings = async (): Promise<Settings> => later();
export const saveSettings = async (change: Partial<Settings>): Promise<Settings> => (void change, later());

export const storageStatus = async (): Promise<StorageStatus> => later();
/** Asks the browser never to clear our data by itself. True when it agrees. */
export const requestPersistence = async (): Promise<boolean> => false;

/** A game as a readable file; null if there is no such game. It works from memory too. */
export const exportGame = async (id: string): Promise<string | null> => (void id, null);
/** Every game and the settings as one file. */
export const exportLibrary = async (): Promise<string> => later();
/** Reads a file and checks it to the last move; nothing is changed. Never throws. */
export const readImport = async (file: string | Blob): Promise<ImportRead> => (void file, later());
/** Brings the games of a checked file in, all or none, after a backup. */
export const importGames = async (preview: ImportPreview): Promise<Imported> => (void preview, later());

export const listBackups = async (): Promise<BackupInfo[]> => [];
/** Reads a backup as if it were a file; `importGames` brings it in. Nothing here is ever overwritten. */
export const restoreBackup = async (id: number): Promise<Imported> => (void id, later());

/** One tab plays a game, the others follow. */
export const takeTable = async (gameId: string): Promise<Table> => (void gameId, later());
