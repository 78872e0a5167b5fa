import { faction } from './faction';

/** TM 12.14. */
export const nomads = faction({
  id: 'nomads',
  board: 'Y',
  home: 'Y',
  vp2017: 19,
  start: { workers: 2, cults: [1, 0, 1, 0], dwellings: 3 },
  buildings: {
    TP: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    SH: { cost: { coins: 8, workers: 4 } }
  },
  action: 'ACTN'
});
