import type { Guild } from './types';

/** Nomads go further, buildings can be abandoned, and Nomads count double. */
export const travelers: Guild = {
  id: 'travelers',
  walks: ['travel'],
  crafts: ['abandon'],
  doubleCards: ['nomad']
};
