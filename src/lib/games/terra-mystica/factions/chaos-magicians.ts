import { faction } from './faction';

/** TM 12.11: one dwelling, placed last; two favours; a double turn. */
export const chaosMagicians = faction({
  id: 'chaos-magicians',
  board: 'R',
  home: 'R',
  vp2017: 19,
  start: { workers: 4, cults: [2, 0, 0, 0], dwellings: 1 },
  last: true,
  buildings: {
    TE: { favours: 2 },
    SH: { cost: { coins: 4, workers: 4 }, income: { workers: [0, 2] } },
    SA: { cost: { coins: 8, workers: 4 }, favours: 2 }
  },
  action: 'ACTC'
});
