import type { Guild } from './types';

/** The best trophy counts double. */
export const trophyHunters: Guild = {
  id: 'trophyHunters',
  versusOnly: true,
  trophyPoints: (usual, each) => usual + Math.max(0, ...each)
};
