import type { Guild } from './types';

/** Temples in forests, and forests count double. */
export const druids: Guild = {
  id: 'druids',
  stand: { temple: ['forest'] },
  builds: [{ by: 'nomad', what: 'temple', on: 'forest', cost: { stone: 2 } }],
  regionPoints: (usual, { type }) => (type === 'forest' ? 2 * usual : usual)
};
