import { faction, VOLCANO_INCOME } from './faction';

/** TM 12.17: volcanoes are paid with cult steps. */
export const acolytes = faction({
  id: 'acolytes',
  set: 'fireIce',
  board: 'volcano',
  home: null,
  land: 'volcano',
  vp2017: 23,
  start: { power: [6, 6, 0], cults: [3, 3, 3, 3] },
  buildings: {
    D: { income: { workers: VOLCANO_INCOME } },
    SH: { cost: { coins: 8, workers: 4 } },
    SA: { cost: { coins: 8, workers: 4 } }
  },
  dig: null,
  terraform: 'cult',
  volcano: { home: 4, else: 3 },
  priestBonus: 1
});
