import { clearings } from './clearings/entry';
import type { GameEntry } from './entry';
import { helios } from './helios/entry';
import { riseAndFall } from './rise-and-fall/entry';
import { terraMystica } from './terra-mystica/entry';

export type { GameEntry, Ledger, LedgerFault, LedgerRead, RuleBook } from './entry';

/** Every game in the house, in the order home shows them. */
export const GAMES: readonly GameEntry[] = [clearings, terraMystica, helios, riseAndFall];

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((entry) => entry.meta.id === id);
