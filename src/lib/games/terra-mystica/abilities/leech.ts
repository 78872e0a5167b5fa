import { addTokens, gainPower } from '../rules/power';
import { reaction } from '../rules/queue';
import type { Abilities } from './ability';

/** Somebody took power from a structure of this faction (TM 8.4). */
export const ON_LEECHED: Abilities = {
  cultists: (draft, seat) => reaction(draft, { seat, kind: 'cultSteps', n: 1 }),
  shapeshifters(draft, seat) {
    if (draft.p.rules.shapeshifters === 'orig') addTokens(draft, seat, 2, 1);
    else if (draft.p.seats[seat]!.vp >= 1) reaction(draft, { seat, kind: 'token', optional: true });
  }
};

/** Everybody who could have taken power declined (TM 8.4). */
export const ON_ALL_DECLINED: Abilities = {
  cultists: (draft, seat) => gainPower(draft, seat, 1),
  shapeshifters: (draft, seat) => gainPower(draft, seat, 1)
};
