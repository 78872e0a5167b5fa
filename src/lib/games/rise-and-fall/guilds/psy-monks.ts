import type { Guild } from './types';

/** Temples convert from further away. */
export const psyMonks: Guild = {
  id: 'psyMonks',
  reach: { convert: () => 2 }
};
