import type { Guild } from './types';

/** Mountaineers build Cities of ice, which bring no taxes. */
export const snowmen: Guild = {
  id: 'snowmen',
  stand: { city: ['glacier'] },
  builds: [{ by: 'mountaineer', what: 'city', on: 'glacier', cost: {} }]
};
