import type { Trouble } from './types';

/** The storage failed to do something, and nothing was changed. */
export class StoreFault extends Error {
  constructor(
    readonly reason: Trouble,
    cause?: unknown
  ) {
    super(`Storage: ${reason}`, { cause });
  }
}

/** No storage at all for this page: private windows, blocked site data, very old browsers. */
const CLOSED_TO_US = new Set(['MissingAPIError', 'SecurityError', 'NotAllowedError']);
/** The connection is lost, as when iOS ends the storage process of a page in the background. */
const CONNECTION_LOST = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError'
]);

/** What an error of Dexie or of the browser means for a player. */
export function faultOf(error: unknown, opening = false): StoreFault {
  if (error instanceof StoreFault) return error;
  const names = namesOf(error);
  const any = (set: ReadonlySet<string>) => names.some((name) => set.has(name));
  if (names.includes('QuotaExceededError')) return new StoreFault('quota', error);
  if (names.includes('ConstraintError')) return new StoreFault('conflict', error);
  if (any(CLOSED_TO_US)) return new StoreFault('private', error);
  // A browser that refuses to open a database in a private window says no more than "invalid state".
  if (opening && names.includes('InvalidStateError')) return new StoreFault('private', error);
  if (opening || any(CONNECTION_LOST)) return new StoreFault('closed', error);
  return new StoreFault('aborted', error);
}

interface Wrapped {
  readonly name?: unknown;
  readonly inner?: unknown;
  readonly cause?: unknown;
  readonly failures?: readonly unknown[];
}

/** The names of an error and of those inside it: Dexie wraps the browser's own errors. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    const { name, inner, cause, failures } = at as Wrapped;
    if (typeof name === 'string') names.push(name);
    at = inner ?? cause ?? failures?.[0];
  }
  return names;
}
