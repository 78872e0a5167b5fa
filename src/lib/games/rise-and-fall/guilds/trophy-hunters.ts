import type { Guild } from './types';

/** The best trophy counts double. */
export const trophyHunters: Guild = {
  id: 'trophyHunters',
  versusOnly: true,
  doubleBestTrophy: true
};
