import type { Guild } from './types';

/** Nomads fly over everything. */
export const winged: Guild = {
  id: 'winged',
  walks: ['fly']
};
