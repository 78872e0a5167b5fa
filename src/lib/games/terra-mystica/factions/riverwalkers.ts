import { faction } from './faction';

/** TM 12.20: builds by the river on terrains that its priests have freed. */
export const riverwalkers = faction({
  id: 'riverwalkers',
  set: 'fireIce',
  board: 'variable',
  home: null,
  land: 'river',
  vp2017: 21,
  start: { power: [10, 2, 0], cults: [1, 0, 0, 1] },
  buildings: {
    D: { income: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] } },
    TE: { income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } }
  },
  shipping: { start: 1, max: 1, vp: [] },
  sails: false,
  dig: null,
  terraform: 'none',
  unlocks: { home: 2, else: 1 }
});
