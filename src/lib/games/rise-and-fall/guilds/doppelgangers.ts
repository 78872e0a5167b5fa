import type { Guild } from './types';

/** When cards are recycled, this guild may be exchanged for somebody else's. */
export const doppelgangers: Guild = {
  id: 'doppelgangers',
  versusOnly: true,
  swapPrice: 10
};
