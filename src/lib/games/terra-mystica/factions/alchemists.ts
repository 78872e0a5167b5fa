import { faction } from './faction';

/** TM 12.3. */
export const alchemists = faction({
  id: 'alchemists',
  board: 'K',
  home: 'K',
  vp2017: 27,
  start: { cults: [1, 1, 0, 0] },
  buildings: {
    TP: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    SH: { income: { coins: [0, 6] } }
  },
  rates: [
    { from: 'vp', to: 'coins', pay: 1, get: 1 },
    { from: 'coins', to: 'vp', pay: 2, get: 1 }
  ],
  coinsPerVp: 2
});
