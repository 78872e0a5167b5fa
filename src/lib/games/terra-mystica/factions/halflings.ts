import { award } from '../rules/points';
import { grantSpades } from '../rules/spades';
import { faction } from './faction';

/** TM 12.5. */
export const halflings = faction({
  id: 'halflings',
  board: 'U',
  home: 'U',
  vp2017: 20,
  start: { power: [3, 9, 0], cults: [0, 0, 1, 1] },
  buildings: { SH: { cost: { coins: 8, workers: 4 } } },
  dig: {
    cost: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
    advance: { coins: 1, workers: 2, priests: 1 }
  },
  spades: (d, seat, n) => award(d, seat, n, 'faction'),
  stronghold: (d, seat) => grantSpades(d, seat, 3, { buy: false, build: true, spread: false, optional: true })
});
