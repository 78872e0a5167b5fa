import type { Guild } from './types';

/** Nomads produce two Stone. */
export const miners: Guild = {
  id: 'miners',
  yields: (usual, { piece }, resource) => (piece.type === 'nomad' && resource === 'stone' ? 2 : usual)
};
