import { factionOf } from '../factions';
import { CYCLE } from '../ids';
import { kit, seatOf } from '../kit';
import { refusePower } from '../rules/goods';
import { payTokensFor } from '../rules/payments';
import { award } from '../rules/points';
import { spendPower, tokens } from '../rules/power';
import { refuseOwner } from '../rules/specials';
import { othersHome } from '../rules/terrain';
import { payment, terrain } from './fields';
import { mainAction } from './kit';

/** Price and reward, with the older printings that imported games were played with (TM 15, S7). */
const VERSIONS = {
  v5: { cost: 5, vp: 0, most: () => Infinity },
  v4: { cost: 4, vp: 0, most: () => Infinity },
  v3: { cost: 3, vp: 2, most: (players: number) => players - 1 },
  v2: { cost: 3, vp: 2, most: (players: number) => players },
  orig: { cost: 3, vp: 2, most: () => Infinity }
} as const;

/** ACTH: a new home terrain for power or tokens (TM 12.19). */
export const shapeshift = mainAction(
  'shapeshift',
  { terrain, pay: payment },
  {
    rule: 'TM 12.19',
    answers: ['turn'],
    *candidates(position, { seat }) {
      if (factionOf(position.seats[seat]!).action !== 'ACTH') return;
      for (const terrain of CYCLE) {
        for (const pay of ['power', 'tokens'] as const) yield { kind: 'shapeshift', seat, terrain, pay };
      }
    },
    check(position, { seat, terrain, pay }) {
      const foreign = refuseOwner(position, seat, 'ACTH');
      if (foreign !== null) return foreign;
      const me = position.seats[seat]!;
      const { cost, most } = VERSIONS[position.rules.shapeshifters];
      if (me.shifts >= most(position.players)) return kit.refuse('shift.often', 'TM 12.19');
      if (me.terrain === terrain) return kit.refuse('shift.same', 'TM 12.19', { terrain });
      if (othersHome(position, seat, terrain)) return kit.refuse('shift.taken', 'TM 12.19', { terrain });
      if (pay === 'power') return refusePower(me, cost, 'TM 12.19');
      return tokens(me) < cost ? kit.refuse('short.tokens', 'TM 12.19', { n: cost }) : null;
    },
    effect(draft, { seat, terrain, pay }) {
      const { cost, vp } = VERSIONS[draft.p.rules.shapeshifters];
      const me = seatOf(draft, seat);
      me.terrain = terrain;
      me.shifts++;
      draft.tell('shapeshifted', { seat, terrain });
      if (pay === 'power') spendPower(draft, seat, cost);
      else payTokensFor(draft, seat, cost);
      award(draft, seat, vp, 'faction');
    }
  }
);
