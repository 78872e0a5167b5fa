import { award } from '../rules/points';
import { gainPower } from '../rules/power';
import { reaction } from '../rules/queue';
import { faction } from './faction';

/** TM 12.6: a cult step when a neighbour takes power, 1 power when all decline (TM 8.4). */
export const cultists = faction({
  id: 'cultists',
  board: 'U',
  home: 'U',
  vp2017: 16,
  start: { cults: [1, 0, 1, 0] },
  buildings: { SH: { cost: { coins: 8, workers: 4 } }, SA: { cost: { coins: 8, workers: 4 } } },
  stronghold: (d, seat) => award(d, seat, 7, 'faction'),
  leeched: (d, seat) => reaction(d, { seat, kind: 'cultSteps', n: 1 }),
  refused: (d, seat) => gainPower(d, seat, 1)
});
