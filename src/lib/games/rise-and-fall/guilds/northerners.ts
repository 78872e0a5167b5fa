import type { Guild } from './types';

/** Nomads walk on glaciers and found Cities in mountains. */
export const northerners: Guild = {
  id: 'northerners',
  stand: { nomad: ['glacier'] },
  roam: ['glacier'],
  builds: [{ by: 'nomad', what: 'city', on: 'mountain', cost: { wood: 1, stone: 1 } }]
};
