import { faction } from './faction';

/** TM 12.19: a token when a neighbour takes power (TM 8.4); the home terrain can change. */
export const shapeshifters = faction({
  id: 'shapeshifters',
  set: 'fireIce',
  board: 'variable',
  home: null,
  vp2017: 22,
  start: { power: [4, 4, 0], cults: [1, 1, 0, 0] },
  buildings: { SH: { cost: { coins: 6, workers: 3 }, income: { power: [0, 4] } } },
  dig: { cost: [{ workers: 3 }], advance: null },
  action: 'ACTH'
});
