import { faction } from './faction';

/** TM 12.4: spades are paid with priests. */
export const darklings = faction({
  id: 'darklings',
  board: 'K',
  home: 'K',
  vp2017: 15,
  start: { workers: 1, priests: 1, cults: [0, 1, 1, 0] },
  buildings: { SA: { cost: { coins: 10, workers: 4 }, income: { priests: [0, 2] } } },
  dig: { cost: [{ priests: 1 }], advance: null },
  spadeVp: 2
});
