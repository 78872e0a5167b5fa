import { faction, VOLCANO_INCOME } from './faction';

/** TM 12.18: volcanoes are paid with power tokens. */
export const dragonlords = faction({
  id: 'dragonlords',
  set: 'fireIce',
  board: 'volcano',
  home: null,
  land: 'volcano',
  vp2017: 24,
  start: { power: [4, 4, 0], cults: [2, 0, 0, 0] },
  buildings: {
    D: { income: { workers: VOLCANO_INCOME } },
    SH: { cost: { coins: 8, workers: 4 } },
    SA: { cost: { coins: 8, workers: 4 } }
  },
  dig: null,
  terraform: 'tokens',
  volcano: { home: 2, else: 1 }
});
