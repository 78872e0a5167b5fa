import { gain } from '../rules/goods';
import { award } from '../rules/points';
import type { Abilities } from './ability';

/** A town tile is taken. */
export const ON_TOWN: Abilities = {
  // TM 12.10
  swarmlings: (draft, seat) => gain(draft, seat, { workers: 3 }),
  // TM 12.2
  witches: (draft, seat) => award(draft, seat, 5, 'faction')
};
