import { distance, hexName, hexOf, neighbours, type Refusal, type Seat } from '$lib/kernel';
import { kit } from '../kit';
import type { ClearingsPosition, Land, Place } from '../state';

/** Rows have letters from the north, cells have numbers from the west: `C3`. */
export function spotOf({ radius }: Pick<ClearingsPosition, 'radius'>, place: Place): string {
  const { q, r } = hexOf(place);
  return String.fromCharCode(65 + r + radius) + (q - westEnd(r, radius) + 1);
}

export function placeAt({ radius }: Pick<ClearingsPosition, 'radius'>, spot: string): Place {
  const r = spot.charCodeAt(0) - 65 - radius;
  return hexName({ q: Number(spot.slice(1)) - 1 + westEnd(r, radius), r });
}

const westEnd = (r: number, radius: number): number => Math.max(-radius, -radius - r);

/** The cells of the island next to a place. */
export const around = (position: ClearingsPosition, place: Place): Place[] =>
  besides(place).filter((name) => position.land[name] !== undefined);

/** Names of neighbours are asked for all the time and are the same on every island: worked out once. */
export function besides(place: Place): readonly Place[] {
  let names = BESIDES.get(place);
  if (names === undefined) BESIDES.set(place, (names = neighbours(hexOf(place)).map(hexName)));
  return names;
}
const BESIDES = new Map<Place, readonly Place[]>();

export const steps = (a: Place, b: Place): number => distance(hexOf(a), hexOf(b));

export const piecesOf = (position: ClearingsPosition, seat: Seat): Place[] =>
  Object.keys(position.pieces).filter((place) => position.pieces[place]!.seat === seat);

/** Whose pieces stand next to a place. */
export const neighboursAt = (position: ClearingsPosition, place: Place): Set<Seat> =>
  new Set(around(position, place).flatMap((next) => position.pieces[next]?.seat ?? []));

/** Only for places that `refuseWater` has no objection to. */
export const landAt = (position: ClearingsPosition, place: Place): Land => position.land[place] as Land;

/** Why nothing can ever stand here. */
function refuseWater(position: ClearingsPosition, place: Place, rule: string): Refusal | null {
  if (!Object.hasOwn(position.land, place)) return kit.refuse('place.unknown', rule);
  if (position.land[place] === 'pond') return kit.refuse('place.pond', rule, { at: spotOf(position, place) });
  return null;
}

/** Why no new hut can stand here: no land, or taken already. */
export function refuseTaken(position: ClearingsPosition, place: Place, rule: string): Refusal | null {
  const objection = refuseWater(position, place, rule);
  if (objection !== null) return objection;
  const owner = position.pieces[place]?.seat;
  return owner === undefined ? null : kit.refuse('place.taken', rule, { at: spotOf(position, place), owner });
}
