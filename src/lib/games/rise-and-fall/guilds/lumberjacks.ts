import type { Guild } from './types';

/** Nomads produce two Wood. */
export const lumberjacks: Guild = {
  id: 'lumberjacks',
  yields: (usual, { piece }, resource) => (piece.type === 'nomad' && resource === 'wood' ? 2 : usual)
};
