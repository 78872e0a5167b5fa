import { award } from '../rules/points';
import { gainPower } from '../rules/power';
import type { Abilities } from './ability';

/** So many spades are used (or gained, in imported games). */
export const ON_SPADES: Abilities<[n: number]> = {
  // TM 12.3
  alchemists(draft, seat, n) {
    if (draft.p.seats[seat]!.built.SH > 0) gainPower(draft, seat, 2 * n);
  },
  // TM 12.5
  halflings: (draft, seat, n) => award(draft, seat, n, 'faction')
};
