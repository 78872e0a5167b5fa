import { faction, ICE_INCOME } from './faction';

/** TM 12.16. */
export const yetis = faction({
  id: 'yetis',
  set: 'fireIce',
  board: 'ice',
  home: null,
  land: 'ice',
  vp2017: 22,
  start: { power: [0, 12, 0], cults: [0, 0, 1, 1] },
  buildings: {
    D: { income: { workers: ICE_INCOME } },
    TP: { income: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] } },
    SH: { value: 4, income: { power: [0, 4] } },
    SA: { value: 4 }
  },
  dig: {
    cost: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
    advance: { coins: 5, workers: 1, priests: 1 }
  },
  powerDiscount: 1,
  reusesPower: true
});
