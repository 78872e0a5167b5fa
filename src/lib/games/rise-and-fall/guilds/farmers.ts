import type { Guild } from './types';

const PER_CELL = 3;

/** Dominated plains are worth more. */
export const farmers: Guild = {
  id: 'farmers',
  regionPoints: (usual, { type, cells }) => (type === 'plain' ? PER_CELL * cells.length : usual)
};
