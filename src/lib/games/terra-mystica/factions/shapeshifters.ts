import { addTokens, gainPower } from '../rules/power';
import { reaction } from '../rules/queue';
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
  action: 'ACTH',
  leeched(d, seat) {
    if (d.p.rules.shapeshifters === 'orig') addTokens(d, seat, 2, 1);
    else if (d.p.seats[seat]!.vp >= 1) reaction(d, { seat, kind: 'token', optional: true });
  },
  refused: (d, seat) => gainPower(d, seat, 1)
});
