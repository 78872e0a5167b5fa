import type { Guild } from './types';

/** Nomads produce two Wood. */
export const lumberjacks: Guild = {
  id: 'lumberjacks',
  yields: { wood: 2 }
};
