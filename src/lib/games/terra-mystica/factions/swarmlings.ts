import { faction } from './faction';

/** TM 12.10. */
export const swarmlings = faction({
  id: 'swarmlings',
  board: 'B',
  home: 'B',
  vp2017: 22,
  start: { coins: 20, workers: 8, power: [3, 9, 0], cults: [1, 1, 1, 1] },
  buildings: {
    D: { cost: { coins: 3, workers: 2 }, income: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] } },
    TP: {
      cost: { coins: 4, workers: 3 },
      costAlone: { coins: 8, workers: 3 },
      income: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] }
    },
    TE: { cost: { coins: 6, workers: 3 } },
    SH: { cost: { coins: 8, workers: 5 }, income: { power: [0, 4] } },
    SA: { cost: { coins: 8, workers: 5 }, income: { priests: [0, 2] } }
  },
  action: 'ACTS'
});
