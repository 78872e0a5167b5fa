import type { Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import type { Ground, HexId } from '../ids';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { canPay, refusePrice } from './goods';
import { tokens } from './power';
import { cultReachOf, JUMP, NEAR, reachOf, type Reach } from './reach';
import { digPrice } from './spades';
import { homeGround, isTerrain, othersHome, walksFrom, type Walk } from './terrain';

export interface Target extends Walk {
  readonly hex: HexId;
}

/** How a hex can be reached for transforming: not at all, near, or with a jump that is still allowed. */
export function approach(position: TmPosition, hex: number, how: number): number {
  if (how !== JUMP) return how;
  const { jumped } = position.deed;
  return jumped === null || jumped === geometry(position.map).ids[hex] ? JUMP : 0;
}

const jumpDue = (position: TmPosition, hex: number, how: number): boolean =>
  how === JUMP && position.deed.jumped !== geometry(position.map).ids[hex];

/**
 * Transformations in action 1: all spades bought, or the volcano factions' payment (TM 6.1). Where none can be
 * paid for, the home land that takes fewest spades: it says what is missing.
 */
export function boughtTargets(position: TmPosition, seat: Seat): Target[] {
  const me = position.seats[seat]!;
  const { terraform, dig } = factionOf(me);
  if (terraform === 'cult' || terraform === 'tokens') return volcanoTargets(position, seat);
  if (terraform !== 'spades' || dig === null) return [];
  const reach = reachOf(position, seat);
  const paid = walkTargets(position, seat, reach, 0, true, 0, []);
  return paid.length > 0 ? paid : nearestHomes(position, seat, reach);
}

/** Enough to say what is missing. */
const FEW = 3;

function nearestHomes(position: TmPosition, seat: Seat, reach: Reach): Target[] {
  const me = position.seats[seat]!;
  const home = homeGround(me);
  const list: Target[] = [];
  for (const n of geometry(position.map).landHexes) {
    if (reach[n] !== NEAR || position.pieces[n] !== null) continue;
    const way = walksFrom(me, position.ground[n]!).find(({ to }) => to === home);
    if (way !== undefined) list.push({ hex: geometry(position.map).ids[n]!, ...way });
  }
  const fewest = Math.min(...list.map(({ spades }) => spades));
  return list.filter(({ spades }) => spades === fewest).slice(0, FEW);
}

/** Transformations with the free spades of a decision. */
export function freeTargets(
  position: TmPosition,
  { seat, n, buy, spread, done }: Pick<Asked<'spades'>, 'seat' | 'n' | 'buy' | 'spread' | 'done'>
): Target[] {
  const reach = spread ? cultReachOf(position, seat) : reachOf(position, seat);
  return walkTargets(position, seat, reach, n, buy, 1, done);
}

/** `free` spades come first, the rest is bought if that is allowed and can be paid. */
function walkTargets(
  position: TmPosition,
  seat: Seat,
  reach: Reach,
  free: number,
  buy: boolean,
  leastFree: number,
  done: readonly HexId[]
): Target[] {
  const place = geometry(position.map);
  const me = position.seats[seat]!;
  const list: Target[] = [];
  if (free < leastFree) return list;
  for (const n of place.landHexes) {
    if (reach[n] === 0 || position.pieces[n] !== null) continue;
    const how = approach(position, n, reach[n]!);
    if (how === 0) continue;
    const hex = place.ids[n]!;
    if (done.includes(hex)) continue;
    for (const { to, spades } of walksFrom(me, position.ground[n]!)) {
      const bought = Math.max(0, spades - free);
      if (bought > 0 && !buy) break;
      if (!canPay(me, digPrice(position, seat, bought, jumpDue(position, n, how)))) break;
      list.push({ hex, to, spades });
    }
  }
  return list;
}

function volcanoTargets(position: TmPosition, seat: Seat): Target[] {
  const place = geometry(position.map);
  const reach = reachOf(position, seat);
  const list: Target[] = [];
  for (const n of place.landHexes) {
    if (reach[n] !== NEAR || position.pieces[n] !== null || !isTerrain(position.ground[n]!)) continue;
    if (canAffordVolcano(position, seat, position.ground[n]!)) {
      list.push({ hex: place.ids[n]!, to: 'VOLCANO', spades: 0 });
    }
  }
  return list;
}

/** Cult steps or tokens for a volcano there: dearer on another player's home terrain (TM 12.17, 12.18). */
export function volcanoPrice(position: TmPosition, seat: Seat, ground: Ground): number {
  const { volcano } = factionOf(position.seats[seat]!);
  return othersHome(position, seat, ground) ? volcano!.home : volcano!.else;
}

export function canAffordVolcano(position: TmPosition, seat: Seat, ground: Ground): boolean {
  const me = position.seats[seat]!;
  const n = volcanoPrice(position, seat, ground);
  return factionOf(me).terraform === 'tokens' ? tokens(me) >= n : Object.values(me.cults).some((at) => at >= n);
}

/** Hexes sharing a side with an own structure that a sandstorm may turn into desert (TM 12.14). */
export function stormTargets(position: TmPosition, seat: Seat): Target[] {
  const place = geometry(position.map);
  const to = homeGround(position.seats[seat]!)!;
  const list: Target[] = [];
  for (const n of place.landHexes) {
    const ground = position.ground[n]!;
    if (position.pieces[n] !== null || ground === to || !isTerrain(ground)) continue;
    if (place.land[n]!.some((side) => position.pieces[side]?.seat === seat)) {
      list.push({ hex: place.ids[n]!, to, spades: 0 });
    }
  }
  return list;
}

export const refuseDig = (position: TmPosition, seat: Seat, hex: number, how: number, bought: number) =>
  refusePrice(position.seats[seat]!, digPrice(position, seat, bought, jumpDue(position, hex, how)), 'TM 6.1');
