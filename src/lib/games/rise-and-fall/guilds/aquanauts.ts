import type { Guild } from './types';

/** Nomads move on the sea and stay there. */
export const aquanauts: Guild = {
  id: 'aquanauts',
  walks: ['swim'],
  stand: { nomad: ['sea'] }
};
