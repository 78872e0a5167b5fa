import type { Guild } from './types';

/** Nomads drive out opposing units, for gold. */
export const mercenaries: Guild = {
  id: 'mercenaries',
  crafts: ['attack']
};
