import { clearings } from './clearings/entry';
import type { GameEntry } from './entry';
import { terraMystica } from './terra-mystica/entry';

export type { GameEntry, RuleBook } from './entry';

/** Every game in the house, in the order home shows them. */
export const GAMES: readonly GameEntry[] = [clearings];

/** Rules that are complete but have no pictures yet: the command line plays them, home does not offer them. */
const WITHOUT_PICTURES: readonly GameEntry[] = [terraMystica];

export const entryOf = (id: string): GameEntry | undefined =>
  [...GAMES, ...WITHOUT_PICTURES].find((entry) => entry.meta.id === id);
