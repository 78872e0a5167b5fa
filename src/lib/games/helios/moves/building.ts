import type { Warning } from '$lib/kernel';
import { BUILDING_IDS, BUILDINGS } from '../data';
import { kit } from '../kit';
import { refuseBuilding } from '../rules/buildings';
import { slotsToPay } from '../rules/payments';
import { goOnPaying } from '../rules/purchase';
import { buildingId } from './fields';

/**
 * Names the building; the cubes follow. Whether two of them stand in for a missing one follows from what the
 * seat owns: it is never a choice of its own.
 */
export const building = kit.move(
  'building',
  { building: buildingId },
  {
    rule: 'HE 7.3',
    answers: ['build', 'bonusAction'],
    candidates: (_position, { seat }) => BUILDING_IDS.map((building) => ({ kind: 'building', seat, building })),
    check: (position, { seat, building }) => refuseBuilding(position, seat, building),
    effect(draft, { seat, building }) {
      const slots = slotsToPay(BUILDINGS[building].cost, draft.p.seats[seat]!)!;
      goOnPaying(draft, { kind: 'pay.building', seat, building, slots, n: slots.length });
    },
    warnings({ seats }, { seat, building }) {
      const warnings: Warning[] = [];
      const { cost } = BUILDINGS[building];
      if ((slotsToPay(cost, seats[seat]!)?.length ?? 0) > cost.length) warnings.push(kit.warn('exchange'));
      if (building === 'power-plant') warnings.push(kit.warn('plant'));
      return warnings;
    }
  }
);
