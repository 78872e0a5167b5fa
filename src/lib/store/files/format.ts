import type { StoreRefusal } from '../types';

/** Raised when a file of ours can no longer be read by an older Plateau. */
export const FILE_VERSION = 1;

/** In bytes. A library of several hundred long games is smaller; what is larger is no file of ours. */
export const LARGEST_FILE = 32 * 1024 * 1024;

/** No game of ours comes near. */
export const LONGEST_GAME = 20_000;

export type FileKind = 'game' | 'library';

/** Why a file is not taken, on its way up to whoever asked for it. */
export class Refused extends Error {
  constructor(readonly refusal: StoreRefusal) {
    super(refusal.key);
  }
}

export const refuse = (key: StoreRefusal['key'], params?: StoreRefusal['params']): Refused =>
  new Refused({ key, ...(params && { params }) });
