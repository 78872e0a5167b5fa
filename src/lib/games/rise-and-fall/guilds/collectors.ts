import type { Guild } from './types';

/** Room for ten of each resource, and points for what is left of them. */
export const collectors: Guild = {
  id: 'collectors',
  cap: 10,
  points: ({ civs }, civ) => 2 * (civs[civ]!.stock.wood + civs[civ]!.stock.stone)
};
