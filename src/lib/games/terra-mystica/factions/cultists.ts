import { faction } from './faction';

/** TM 12.6: a cult step when a neighbour takes power, 1 power when all decline (TM 8.4). */
export const cultists = faction({
  id: 'cultists',
  board: 'U',
  home: 'U',
  vp2017: 16,
  start: { cults: [1, 0, 1, 0] },
  buildings: { SH: { cost: { coins: 8, workers: 4 } }, SA: { cost: { coins: 8, workers: 4 } } }
});
