import type { Guild } from './types';

/** Nomads rob opposing Cities beside them. */
export const thievesGuild: Guild = {
  id: 'thievesGuild',
  crafts: ['steal']
};
