import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { BUILDINGS } from '../data';
import { ask, putSeat, seatOf, tell, type Draft } from '../draft';
import type { BuildingId, HeliosPosition } from '../state';
import { gainAtOnce, has, takeHouse } from './goods';
import { drawForOffice } from './office';
import { slotsToPay } from './payments';

export function noBuilding(position: HeliosPosition, seat: Seat, building: BuildingId): Refusal | null {
  const me = position.seats[seat]!;
  if (has(me, building)) return refusal('building.built', 'HE 7.3', { building });
  if (position.supply.houses === 0) return refusal('house.none', 'HE 9');
  return slotsToPay(BUILDINGS[building].cost, me) === null ? refusal('price.cubes', 'HE 7.4') : null;
}

/** What a building does once, when it is built (HE 7.5). What it does for good is asked for where it matters. */
const AT_ONCE: Partial<Record<BuildingId, (d: Draft, seat: Seat) => void>> = {
  'power-plant'(d, seat) {
    putSeat(d, seat, { speed: 'inf' });
    tell(d, 'unlimited', { seat });
  },
  'magic-bazaar'(d, seat) {
    if (seatOf(d, seat).mana > 0) ask(d, { seat, kind: 'bazaar' });
  },
  'land-office': drawForOffice,
  palace: (d, seat) => ask(d, { seat, kind: 'bonusAction', source: 'palace' })
};

/** Paid for: house, speed, mana, function, in this order. */
export function finishBuilding(d: Draft, seat: Seat, building: BuildingId): void {
  takeHouse(d);
  putSeat(d, seat, { buildings: [...seatOf(d, seat).buildings, building] });
  tell(d, 'building', { seat, building });
  gainAtOnce(d, seat, BUILDINGS[building]);
  AT_ONCE[building]?.(d, seat);
}
