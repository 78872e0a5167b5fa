import { award } from '../rules/points';
import { addTokens, gainPower } from '../rules/power';
import { duty } from '../rules/queue';
import { grantSpades } from '../rules/spades';
import { sailFurther } from '../rules/tracks';
import type { Abilities } from './ability';

const THREE_SPADES = { buy: false, build: true, spread: false, optional: true };

/** The stronghold has just been built (TM 12). */
export const ON_STRONGHOLD: Abilities = {
  alchemists: (draft, seat) => gainPower(draft, seat, 12),
  auren: (draft, seat) => duty(draft, { seat, kind: 'favour' }),
  cultists: (draft, seat) => award(draft, seat, 7, 'faction'),
  darklings: (draft, seat) => duty(draft, { seat, kind: 'ordination' }),
  dragonlords: (draft, seat) => addTokens(draft, seat, 0, draft.p.players),
  halflings: (draft, seat) => grantSpades(draft, seat, 3, THREE_SPADES),
  mermaids: (draft, seat) => sailFurther(draft, seat),
  riverwalkers(draft, seat) {
    duty(draft, { seat, kind: 'bridge', optional: true });
    duty(draft, { seat, kind: 'bridge', optional: true });
  }
};
