import type { Guild } from './types';

/** Nomads change a Wood into a Stone, or a Stone into a Wood. */
export const alchemists: Guild = {
  id: 'alchemists',
  crafts: ['exchange']
};
