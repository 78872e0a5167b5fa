import { faction } from './faction';

/** TM 12.1. */
export const auren = faction({
  id: 'auren',
  board: 'G',
  home: 'G',
  vp2017: 27,
  start: { cults: [0, 1, 0, 1] },
  buildings: { SA: { cost: { coins: 8, workers: 4 } } },
  action: 'ACTA'
});
