import { defineMove, type Warning } from '$lib/kernel';
import * as v from 'valibot';
import { BUILDING_IDS, BUILDINGS } from '../data';
import { change } from '../draft';
import { noBuilding } from '../rules/buildings';
import { slotsToPay } from '../rules/payments';
import { goOnPaying } from '../rules/purchase';
import type { HeliosPosition } from '../state';
import { building as shapeOfBuilding, seat } from './shapes';
import type { Building } from './types';

/** Names the building; the cubes follow. */
export const building = defineMove<HeliosPosition, Building>({
  kind: 'building',
  answers: ['build', 'bonusAction'],
  rule: 'HE 7.3',
  shape: v.strictObject({ kind: v.literal('building'), seat, building: shapeOfBuilding }),
  candidates: (_position, { seat }) => BUILDING_IDS.map((building) => ({ kind: 'building', seat, building })),
  check: (position, { seat, building }) => noBuilding(position, seat, building),
  effect: (position, { seat, building }) =>
    change(position, (d) => {
      const slots = slotsToPay(BUILDINGS[building].cost, position.seats[seat]!)!;
      goOnPaying(d, { kind: 'pay.building', seat, building, slots, n: slots.length });
    }),
  warnings({ seats }, { seat, building }) {
    const warnings: Warning[] = [];
    const { cost } = BUILDINGS[building];
    if ((slotsToPay(cost, seats[seat]!)?.length ?? 0) > cost.length) warnings.push({ key: 'exchange' });
    if (building === 'power-plant') warnings.push({ key: 'plant' });
    return warnings;
  }
});
