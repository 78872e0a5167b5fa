import { faction } from './faction';

/** TM 12.9. */
export const mermaids = faction({
  id: 'mermaids',
  board: 'B',
  home: 'B',
  vp2017: 19,
  start: { power: [3, 9, 0], cults: [0, 2, 0, 0] },
  buildings: { SH: { income: { power: [0, 4] } }, SA: { cost: { coins: 8, workers: 4 } } },
  shipping: { start: 1, max: 5, vp: [0, 0, 2, 3, 4, 5] },
  overRivers: true
});
