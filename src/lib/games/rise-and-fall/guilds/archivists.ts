import type { Guild } from './types';

/** Declined cards come back at half price. */
export const archivists: Guild = {
  id: 'archivists',
  buyBackPrice: (usual) => Math.ceil(usual / 2)
};
