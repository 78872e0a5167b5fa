import type { StoreRefusal } from '../types';

/** Raised when a file of ours can no longer be read by an older Plateau. */
export const FILE_VERSION = 1;

/** In bytes. What we write ourselves is cut into several files before one of them is larger. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Games in one file; a larger library is several files. */
export const MOST_GAMES = 1_000;

/** No game of ours comes near. */
export const LONGEST_GAME = 20_000;

/** What may come from outside. Our own backups lie on the disk with their hash and have no bounds. */
export interface Bounds {
  readonly bytes: number;
  readonly games: number;
}
export const BOUNDS: Bounds = { bytes: LARGEST_FILE, games: MOST_GAMES };
export const NO_BOUNDS: Bounds = { bytes: Infinity, games: Infinity };

/** How far a long piece of work has come. */
export type Progress = (done: number, total: number) => void;

export type FileKind = 'game' | 'library';

/** Thrown where a file is found bad: why it is not taken. */
export class Refused extends Error {
  constructor(readonly refusal: StoreRefusal) {
    super(refusal.key);
  }
}

export const refuse = (key: StoreRefusal['key'], params?: StoreRefusal['params']): Refused =>
  new Refused({ key, ...(params && { params }) });
