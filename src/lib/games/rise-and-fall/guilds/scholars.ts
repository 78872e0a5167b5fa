import type { Guild } from './types';

/** Cities educate from further away, and Merchants or Mountaineers count double. */
export const scholars: Guild = {
  id: 'scholars',
  educationRange: 2,
  doubleBestCard: ['merchant', 'mountaineer']
};
