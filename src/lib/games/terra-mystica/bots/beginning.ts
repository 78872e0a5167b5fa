import type { Dice, Move, Seat } from '$lib/kernel';
import { FACTION, factionOf } from '../factions';
import { CYCLE, type FactionId, type HexId, type Terrain } from '../ids';
import { far, geometry } from '../map';
import { isTerrain, othersHome } from '../rules/terrain';
import { overWater } from '../rules/adjacency';
import type { TmPosition } from '../state';
import { LIKING } from './worth';

/** Steps between two terrains on the cycle, either way round. */
export function apart(a: Terrain, b: Terrain): number {
  const n = Math.abs(CYCLE.indexOf(a) - CYCLE.indexOf(b));
  return Math.min(n, CYCLE.length - n);
}

/** How much a terrain is spoken for by those who have chosen: neighbours on the cycle want the same hexes. */
function crowd(position: TmPosition, seat: Seat, terrain: Terrain): number {
  let sum = 0;
  position.seats.forEach((other, n) => {
    if (n === seat || other.terrain === null) return;
    sum += [3, 1.6, 0.6, 0][apart(terrain, other.terrain)]!;
  });
  return sum;
}

const WHIM = 3;

/** A faction that plays well and has room; a little chance, so that games differ. */
const factionWorth = (position: TmPosition, seat: Seat, id: FactionId): number => {
  const { home } = FACTION[id];
  return LIKING[id] - (home === null ? 0.8 : crowd(position, seat, home));
};

export const factionChoice = (position: TmPosition, move: Move, dice: Dice): number =>
  factionWorth(position, move.seat, move['faction'] as FactionId) + (WHIM * dice.int(0, 100)) / 100;

export const terrainChoice = (position: TmPosition, move: Move): number =>
  -crowd(position, move.seat, move['terrain'] as Terrain);

/** How far a bid may go: as much as the best lot is better than the middle one. */
export function bidChoice(position: TmPosition, options: readonly Move[]): Move {
  const { lots, bid } = position.auction!;
  const worths = lots.map((id) => factionWorth(position, options[0]!.seat, id)).sort((a, b) => b - a);
  const most = Math.floor(1 + 1.5 * (worths[0]! - worths[Math.floor(worths.length / 2)]!));
  const next = options.find((move) => move['n'] === bid + 1);
  const out = options.find((move) => move['n'] === null);
  return next !== undefined && (out === undefined || bid + 1 <= most) ? next : (out ?? options[0]!);
}

export const lotChoice = (position: TmPosition, move: Move): number =>
  factionWorth(position, move.seat, move['faction'] as FactionId) - 0.4 * Number(move['slot']);

/** What neighbouring ground is good for, by the spades it takes. */
const GROUND = [3, 2, 0.8, 0.2];

/** A first dwelling: home and cheap ground around, neighbours for power, and the other dwelling not far. */
export function siteChoice(position: TmPosition, move: Move): number {
  const { seat } = move;
  const place = geometry(position.map);
  const hex = place.at.get(move['hex'] as HexId)!;
  let sum = 0;
  for (const near of place.land[hex]!) sum += groundWorth(position, seat, near);
  for (const near of overWater(place, hex, 1)) sum += 0.35 * groundWorth(position, seat, near);
  const neighbours = new Set<Seat>();
  let nearest = Infinity;
  position.pieces.forEach((piece, n) => {
    if (!piece) return;
    const distance = far(place, hex, n);
    if (piece.seat === seat) nearest = Math.min(nearest, distance);
    else if (distance === 1) neighbours.add(piece.seat);
    else if (distance === 2) sum += 0.5;
  });
  sum += Math.min(neighbours.size, 2) * 2.5;
  // Near enough to grow together into a town, not so near as to take one's own ground.
  if (nearest < Infinity) sum += nearest === 1 ? 1 : nearest <= 3 ? 2.5 : nearest <= 5 ? 0.5 : -1.5;
  return sum;
}

function groundWorth(position: TmPosition, seat: Seat, hex: number): number {
  const me = position.seats[seat]!;
  const ground = position.ground[hex]!;
  if (position.pieces[hex] !== null || !isTerrain(ground)) return 0;
  const { land, exactly } = factionOf(me);
  const foreign = othersHome(position, seat, ground);
  if (land === 'volcano' || land === 'river') return foreign ? 0.8 : 1.5;
  if (exactly !== undefined && ground !== me.terrain) return foreign ? 0.4 : 0.9;
  return GROUND[apart(me.terrain!, ground)]! * (foreign ? 0.5 : 1);
}
