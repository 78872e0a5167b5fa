import type { Guild } from './types';

/** Ships fly to any sea cell. */
export const machinists: Guild = {
  id: 'machinists',
  airships: true
};
