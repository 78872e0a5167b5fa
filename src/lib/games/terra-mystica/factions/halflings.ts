import { faction } from './faction';

/** TM 12.5. */
export const halflings = faction({
  id: 'halflings',
  board: 'U',
  home: 'U',
  vp2017: 20,
  start: { power: [3, 9, 0], cults: [0, 0, 1, 1] },
  buildings: { SH: { cost: { coins: 8, workers: 4 } } },
  dig: {
    cost: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
    advance: { coins: 1, workers: 2, priests: 1 }
  }
});
