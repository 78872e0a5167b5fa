import type { Guild } from './types';

/** Nobody else moves onto or across these pieces. */
export const sentinels: Guild = {
  id: 'sentinels',
  blocks: true
};
