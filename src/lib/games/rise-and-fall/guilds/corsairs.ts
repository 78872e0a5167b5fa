import type { Guild } from './types';

/** Ships take gold from the opposing Ships of their sea. */
export const corsairs: Guild = {
  id: 'corsairs',
  crafts: ['piracy']
};
