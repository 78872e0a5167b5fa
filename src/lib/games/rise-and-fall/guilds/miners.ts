import type { Guild } from './types';

/** Nomads produce two Stone. */
export const miners: Guild = {
  id: 'miners',
  yields: { stone: 2 }
};
