import { faction } from './faction';

/** TM 12.13: the carpet instead of shipping. */
export const fakirs = faction({
  id: 'fakirs',
  board: 'Y',
  home: 'Y',
  vp2017: 33,
  start: { power: [7, 5, 0], cults: [1, 0, 0, 1] },
  buildings: { SH: { cost: { coins: 10, workers: 4 }, income: { priests: [0, 1] } } },
  shipping: { start: 0, max: 0, vp: [] },
  sails: false,
  dig: { cost: [{ workers: 3 }, { workers: 2 }], advance: { coins: 5, workers: 2, priests: 1 } },
  jump: { reach: 2, reachSH: 3, cost: { priests: 1 }, costSH: { priests: 1 }, vp: 4, grows: true }
});
