import type { Guild } from './types';

/** Cities educate from further away, and Merchants or Mountaineers count double, whichever brings more. */
export const scholars: Guild = {
  id: 'scholars',
  reach: { educate: () => 2 },
  developmentPoints: (usual, points, card) =>
    card === (points('mountaineer') > points('merchant') ? 'mountaineer' : 'merchant') ? 2 * usual : usual
};
