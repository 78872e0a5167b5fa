import type { Guild } from './types';

/** Temples convert Cities too, and nobody converts these pieces. */
export const shadowCult: Guild = {
  id: 'shadowCult',
  versusOnly: true,
  convertCity: 10,
  unconvertible: true
};
