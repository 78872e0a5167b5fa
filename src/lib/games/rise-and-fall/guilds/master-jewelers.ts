import type { Guild } from './types';

/** Nomads and Mountaineers find gold in mountains, not in glaciers. */
export const masterJewelers: Guild = {
  id: 'masterJewelers',
  crafts: ['prospect']
};
