import { faction } from './faction';

/** TM 12.2. */
export const witches = faction({
  id: 'witches',
  board: 'G',
  home: 'G',
  vp2017: 19,
  start: { cults: [0, 0, 0, 2] },
  action: 'ACTW'
});
