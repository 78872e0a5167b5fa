import type { Refusal, Seat } from '$lib/kernel';
import { BUILDINGS } from '../data';
import { kit, type Draft } from '../kit';
import type { BuildingId, HeliosPosition } from '../state';
import { gainAtOnce, has, takeHouse } from './goods';
import { drawForOffice } from './office';
import { slotsToPay } from './payments';

export function refuseBuilding(position: HeliosPosition, seat: Seat, building: BuildingId): Refusal | null {
  const me = position.seats[seat]!;
  if (has(me, building)) return kit.refuse('building.built', 'HE 7.3', { building });
  if (position.supply.houses === 0) return kit.refuse('house.none', 'HE 9');
  return slotsToPay(BUILDINGS[building].cost, me) === null ? kit.refuse('price.cubes', 'HE 7.4') : null;
}

/** What a building does once, when it is built (HE 7.5). What it does for good is asked for where it matters. */
const AT_ONCE: Partial<Record<BuildingId, (draft: Draft, seat: Seat) => void>> = {
  'power-plant'(draft, seat) {
    draft.item('seats', seat).speed = 'inf';
    draft.tell('unlimited', { seat });
  },
  'magic-bazaar'(draft, seat) {
    if (draft.p.seats[seat]!.mana > 0) draft.ask({ seat, kind: 'bazaar' });
  },
  'land-office': drawForOffice,
  palace: (draft, seat) => draft.ask({ seat, kind: 'bonusAction', source: 'palace' })
};

/** Paid for: house, speed, mana, function, in this order. */
export function finishBuilding(draft: Draft, seat: Seat, building: BuildingId): void {
  takeHouse(draft);
  const me = draft.item('seats', seat);
  me.buildings = [...me.buildings, building];
  draft.tell('building', { seat, building });
  gainAtOnce(draft, seat, BUILDINGS[building]);
  AT_ONCE[building]?.(draft, seat);
}
