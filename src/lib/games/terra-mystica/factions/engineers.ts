import { faction } from './faction';

/** TM 12.7. */
export const engineers = faction({
  id: 'engineers',
  board: 'S',
  home: 'S',
  vp2017: 16,
  start: { coins: 10, workers: 2, power: [3, 9, 0], cults: [0, 0, 0, 0] },
  buildings: {
    D: { cost: { coins: 1, workers: 1 }, income: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] } },
    TP: { cost: { coins: 2, workers: 1 }, costAlone: { coins: 4, workers: 1 } },
    TE: { cost: { coins: 4, workers: 1 }, income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
    SH: { cost: { coins: 6, workers: 3 } },
    SA: { cost: { coins: 6, workers: 3 } }
  },
  action: 'ACTE',
  always: true
});
