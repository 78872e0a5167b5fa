import type { Counters, Seat } from '$lib/kernel';
import { CHARACTER_IDS } from './data';
import { cubesOn } from './rules/goods';
import type { HeliosPosition } from './state';

/** What a seat has, by name. On the unlimited space there is no speed to count. */
export function counters({ seats, characters }: HeliosPosition, seat: Seat): Counters {
  const { vp, mana, speed, land, temples, buildings } = seats[seat]!;
  const mine = CHARACTER_IDS.filter((id) => characters[id].owner === seat);
  return {
    points: vp,
    mana,
    speed: speed === 'inf' ? 0 : speed,
    unlimited: speed === 'inf' ? 1 : 0,
    ...cubesOn(land),
    tokens: Object.keys(land).length,
    temples,
    buildings: buildings.length,
    recruits: mine.length,
    active: mine.filter((id) => characters[id].active).length
  };
}
