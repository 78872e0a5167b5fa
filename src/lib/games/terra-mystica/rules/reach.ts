import type { Seat } from '$lib/kernel';
import { BONUS_CARDS } from '../data/tiles';
import { factionOf } from '../factions';
import { geometry } from '../map';
import type { SeatState, TmPosition } from '../state';
import { beside, holdings, jumpRange, overWater, shippingNow, withinJump } from './adjacency';

export const NEAR = 1;
export const JUMP = 2;

/** What each hex is to a seat: out of reach (0), in reach (1), or only by tunnel or carpet (2). */
export type Reach = Uint8Array;

type Known = Map<number, Reach>;
const known = new WeakMap<TmPosition['pieces'], WeakMap<TmPosition['bridges'], Known>>();

const withCard = (me: SeatState): number =>
  shippingNow(me, me.bonus === null ? 0 : (BONUS_CARDS[me.bonus].shipping ?? 0));

/** Reach in the action phase, bonus card and jump included (TM 6.9). */
export function reachOf(position: TmPosition, seat: Seat): Reach {
  const me = position.seats[seat]!;
  return lookUp(position, seat, withCard(me), jumpRange(me));
}

/** The same for one hex: looking back from it is faster than surveying the whole board. */
export function reachAt(position: TmPosition, seat: Seat, hex: number): number {
  const me = position.seats[seat]!;
  return look(position, seat, hex, withCard(me), jumpRange(me));
}

export const cultReachAt = (position: TmPosition, seat: Seat, hex: number): number =>
  look(position, seat, hex, shippingNow(position.seats[seat]!, 0), 0);

function look(position: TmPosition, seat: Seat, hex: number, ship: number, range: number): number {
  const place = geometry(position.map);
  if (place.river[hex]) return 0;
  const riverOnly = factionOf(position.seats[seat]!).land === 'river';
  if (!riverOnly && holdsAny(position, seat, beside(position, hex))) return NEAR;
  if (holdsAny(position, seat, overWater(place, hex, ship))) return NEAR;
  return range > 0 && holdings(position, seat).some((own) => withinJump(place, own, hex, range)) ? JUMP : 0;
}

function holdsAny({ pieces }: TmPosition, seat: Seat, hexes: readonly number[]): boolean {
  for (const hex of hexes) if (pieces[hex]?.seat === seat) return true;
  return false;
}

/** Reach in the cult bonus phase: permanent shipping, no jump (TM 5.5). */
export function cultReachOf(position: TmPosition, seat: Seat): Reach {
  return lookUp(position, seat, shippingNow(position.seats[seat]!, 0), 0);
}

/** Reach with so much shipping, for those who plan ahead; with tunnel or carpet if asked. */
export function reachWith(position: TmPosition, seat: Seat, ship: number, jump: boolean): Reach {
  return lookUp(position, seat, ship, jump ? jumpRange(position.seats[seat]!) : 0);
}

function lookUp(position: TmPosition, seat: Seat, ship: number, range: number): Reach {
  let byBridges = known.get(position.pieces);
  if (byBridges === undefined) known.set(position.pieces, (byBridges = new WeakMap()));
  let byKey = byBridges.get(position.bridges);
  if (byKey === undefined) byBridges.set(position.bridges, (byKey = new Map()));
  const key = seat * 64 + ship * 8 + range;
  let reach = byKey.get(key);
  if (reach === undefined) byKey.set(key, (reach = survey(position, seat, ship, range)));
  return reach;
}

function survey(position: TmPosition, seat: Seat, ship: number, range: number): Reach {
  const place = geometry(position.map);
  const reach = new Uint8Array(place.ids.length);
  const own = holdings(position, seat);
  const riverOnly = factionOf(position.seats[seat]!).land === 'river';
  for (const hex of own) {
    if (!riverOnly) for (const n of beside(position, hex)) reach[n] = NEAR;
    for (const n of overWater(place, hex, ship)) reach[n] = NEAR;
  }
  if (range > 0) {
    for (const n of place.landHexes) {
      if (reach[n] === 0 && own.some((hex) => withinJump(place, hex, n, range))) reach[n] = JUMP;
    }
  }
  return reach;
}
