import { faction, ICE_INCOME } from './faction';

/** TM 12.15. */
export const iceMaidens = faction({
  id: 'ice-maidens',
  set: 'fireIce',
  board: 'ice',
  home: null,
  land: 'ice',
  vp2017: 20,
  start: { power: [6, 6, 0], cults: [0, 1, 0, 1] },
  buildings: { D: { income: { workers: ICE_INCOME } }, SH: { income: { power: [0, 4] } } },
  dig: {
    cost: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
    advance: { coins: 5, workers: 1, priests: 1 }
  },
  startFavour: true
});
