import { GAMES } from './index';
import type { GameEntry } from './entry';

/**
 * Every game whose rules are in the house: those on the table, and those that have no screens yet and are
 * played by bots, ledgers and the command line alone.
 */
export const ENGINES: readonly GameEntry[] = [...GAMES];

export const engineOf = (id: string): GameEntry | undefined => ENGINES.find((entry) => entry.meta.id === id);
