import * as v from 'valibot';
import { defineMove, refusal, type Warning } from '$lib/kernel';
import { CYCLE } from '../ids';
import { priestSupply } from '../rules/goods';
import { takePriest, unlockPrice, unlockTerrain } from '../rules/unlock';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { Unlock } from './types';

/** The Riverwalkers receive a priest: take it, or free a terrain with it (TM 12.20). */
export const unlock = defineMove<TmPosition, Unlock>({
  kind: 'unlock',
  answers: ['unlock'],
  rule: 'TM 12.20',
  shape: shapeOf('unlock', { terrain: v.nullable(shapes.terrain) }),
  candidates: (_position, { seat }) => [null, ...CYCLE].map((terrain) => ({ kind: 'unlock' as const, seat, terrain })),
  check(position, { seat, terrain }) {
    if (terrain === null) return null;
    const me = position.seats[seat]!;
    if (me.unlocked.includes(terrain)) return refusal('unlock.done', 'TM 12.20', { terrain });
    const lack = unlockPrice(position, seat, terrain) - me.coins;
    return lack > 0 ? refusal('short.coins', 'TM 12.20', { n: lack }) : null;
  },
  effect: effectOf((d, { seat, terrain }) => {
    if (terrain === null) takePriest(d, seat);
    else unlockTerrain(d, seat, terrain);
  }),
  warnings: (position, { seat, terrain }): Warning[] =>
    terrain === null && priestSupply(position, seat) === 0 ? [{ key: 'priestLost' }] : []
});
