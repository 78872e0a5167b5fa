import type { Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import { far, geometry, type Geometry } from '../map';
import type { SeatState, TmPosition } from '../state';

/** Hexes joined to this one by a bridge, whoever built it (TM 6.6). */
function bridged(position: TmPosition, hex: number): number[] {
  const place = geometry(position.map);
  const id = place.ids[hex];
  const ends: number[] = [];
  for (const { a, b } of position.bridges) {
    if (a !== id && b !== id) continue;
    const end = place.at.get(a === id ? b : a)!;
    if (!ends.includes(end)) ends.push(end);
  }
  return ends;
}

/** Land directly adjacent to a hex: over a side or a bridge (TM 6.9). */
export function beside(position: TmPosition, hex: number): readonly number[] {
  const sides = geometry(position.map).land[hex]!;
  if (position.bridges.length === 0) return sides;
  const over = bridged(position, hex);
  return over.length === 0 ? sides : [...sides, ...over];
}

/** Own structures, by hex. */
export const holdings = (position: TmPosition, seat: Seat): number[] => {
  const own: number[] = [];
  for (let hex = 0; hex < position.pieces.length; hex++) if (position.pieces[hex]?.seat === seat) own.push(hex);
  return own;
};

/** Shipping in the action phase: a bonus card may add to it, but not to what does not sail (TM 6.9). */
export function shippingNow(me: SeatState, cardShipping: number): number {
  return factionOf(me).shipping.max === 0 ? 0 : me.shipping + cardShipping;
}

/** How far tunnel or carpet lead. */
export const jumpRange = (me: SeatState): number => {
  const { jump } = factionOf(me);
  if (jump === undefined) return 0;
  return (me.built.SH > 0 ? jump.reachSH : jump.reach) + (jump.grows ? me.carpet : 0);
};

const sailed = new WeakMap<Geometry, (readonly number[])[][]>();

/** Land that a path of at most `ship` river hexes leads to from a hex; worked out once for each board. */
export function overWater(place: Geometry, hex: number, ship: number): readonly number[] {
  if (ship === 0) return NOWHERE;
  let byShip = sailed.get(place);
  if (byShip === undefined) sailed.set(place, (byShip = []));
  const from = (byShip[ship] ??= []);
  return (from[hex] ??= sail(place, hex, ship));
}

const NOWHERE: readonly number[] = [];

function sail(place: Geometry, from: number, ship: number): number[] {
  if (place.river[from]) return [];
  const land = new Set<number>();
  let water = new Set(place.shores[from]!);
  const seen = new Set(water);
  for (let n = 1; n <= ship; n++) {
    const next = new Set<number>();
    for (const hex of water) {
      for (const shore of place.land[hex]!) if (shore !== from) land.add(shore);
      for (const further of place.shores[hex]!) {
        if (!seen.has(further)) {
          next.add(further);
          seen.add(further);
        }
      }
    }
    water = next;
  }
  return [...land].sort((a, b) => a - b);
}

export const withinJump = (place: Geometry, a: number, b: number, range: number): boolean => {
  const n = far(place, a, b);
  return n >= 2 && n <= range;
};
