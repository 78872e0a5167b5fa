import { faction } from './faction';

/** TM 12.12: always two spades, always to wasteland. */
export const giants = faction({
  id: 'giants',
  board: 'R',
  home: 'R',
  vp2017: 25,
  start: { cults: [1, 0, 0, 1] },
  buildings: { SH: { income: { power: [0, 4] } } },
  exactly: 2,
  action: 'ACTG'
});
