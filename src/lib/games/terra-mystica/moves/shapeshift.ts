import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { seatOf, tell } from '../draft';
import { factionOf } from '../factions';
import { CYCLE } from '../ids';
import { shortPower } from '../rules/goods';
import { payTokensFor } from '../rules/payments';
import { award } from '../rules/points';
import { spendPower, tokens } from '../rules/power';
import { refuseOwner } from '../rules/specials';
import { othersHome } from '../rules/terrain';
import type { TmPosition } from '../state';
import { actionOf, shapeOf, shapes } from './kit';
import type { Shapeshift } from './types';

/** Price and reward, with the older printings that imported games were played with (TM 16, S7). */
const VERSIONS = {
  v5: { cost: 5, vp: 0, most: () => Infinity },
  v4: { cost: 4, vp: 0, most: () => Infinity },
  v3: { cost: 3, vp: 2, most: (players: number) => players - 1 },
  v2: { cost: 3, vp: 2, most: (players: number) => players },
  orig: { cost: 3, vp: 2, most: () => Infinity }
} as const;

/** ACTH: a new home terrain for power or tokens (TM 12.19). */
export const shapeshift = defineMove<TmPosition, Shapeshift>({
  kind: 'shapeshift',
  answers: ['turn'],
  rule: 'TM 12.19',
  shape: shapeOf('shapeshift', { terrain: shapes.terrain, pay: v.picklist(['power', 'tokens']) }),
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
    if (me.shifts >= most(position.players)) return refusal('shift.often', 'TM 12.19');
    if (me.terrain === terrain) return refusal('shift.same', 'TM 12.19', { terrain });
    if (othersHome(position, seat, terrain)) return refusal('shift.taken', 'TM 12.19', { terrain });
    if (pay === 'power') return shortPower(me, cost, 'TM 12.19');
    return tokens(me) < cost ? refusal('short.tokens', 'TM 12.19', { n: cost }) : null;
  },
  effect: actionOf((d, { seat, terrain, pay }) => {
    const { cost, vp } = VERSIONS[d.p.rules.shapeshifters];
    const me = seatOf(d, seat);
    me.terrain = terrain;
    me.shifts++;
    tell(d, { kind: 'shapeshifted', seat, terrain });
    if (pay === 'power') spendPower(d, seat, cost);
    else payTokensFor(d, seat, cost);
    award(d, seat, vp, 'faction');
  })
});
