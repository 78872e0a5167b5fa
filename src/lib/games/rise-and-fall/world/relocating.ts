import { distance, refusal, type Refusal } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { coverFits, refuseCover } from './cover';
import { liftable, liftSets, MOST_LIFTED, openings, packings, type Opening } from './jam';
import { lift, place } from './placing';
import { isPlacement } from './shapes';
import { inherit } from './survey';
import type { Placement, Relocation, Shift, Tile, TileId, TileKind, World } from './types';

/** How many tiles of the tier must move for one more: 0 when it fits, null when nothing helps (RF 4). */
export function fewestMoves(world: World, kind: TileKind): number | null {
  if (SHAPES[kind].covers === null) return null;
  const counts = known.get(world) ?? new Map<TileKind, number | null>();
  known.set(world, counts);
  if (!counts.has(kind)) counts.set(kind, coverFits(world, kind) ? 0 : fewest(openings(world, kind)));
  return counts.get(kind)!;
}

const known = new WeakMap<World, Map<TileKind, number | null>>();

function fewest(found: readonly Opening[]): number | null {
  for (let size = 1; size <= MOST_LIFTED; size++) {
    for (const lifted of liftSets(found, size)) if (!packings(found, lifted, size + 1).next().done) return size;
  }
  return null;
}

/** The sets of tiles that can be lifted to make room, all of the fewest possible. */
export function* roomMakers(world: World, kind: TileKind): Generator<readonly TileId[]> {
  const size = fewestMoves(world, kind);
  if (!size) return;
  const found = openings(world, kind);
  for (const lifted of liftSets(found, size)) if (!packings(found, lifted, size + 1).next().done) yield lifted;
}

/**
 * Every way to make room for a tile that does not fit, with the fewest tiles moved. One tile: all ways,
 * the shortest shift first. Several: set by set, worked out as they are asked for.
 */
export function* relocations(world: World, kind: TileKind): Generator<Relocation> {
  const size = fewestMoves(world, kind);
  if (!size) return;
  const found = openings(world, kind);
  const ways = (lifted: readonly TileId[]) => waysOf(world, found, lifted);
  if (size === 1) yield* nearestFirst(world, [...liftSets(found, 1)].flatMap(ways));
  else for (const lifted of liftSets(found, size)) yield* nearestFirst(world, ways(lifted));
}

function waysOf(world: World, found: readonly Opening[], lifted: readonly TileId[]): Relocation[] {
  return [...packings(found, lifted, lifted.length + 1)].flatMap((packing) =>
    orders(packing.map(({ placement }) => placement)).map(([placement, ...to]) => ({
      placement: placement!,
      moved: lifted.map((tile, n) => shift(tile, to[n]!))
    }))
  );
}

const shift = (tile: TileId, { orientation, q, r }: Placement): Shift => ({ tile, orientation, q, r });

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, n) => orders(list.filter((_, m) => m !== n)).map((rest) => [first, ...rest]));
}

function nearestFirst(world: World, ways: Relocation[]): Relocation[] {
  const tiles = new Map(world.tiles.map((tile) => [tile.id, tile]));
  const far = ({ moved }: Relocation) => moved.reduce((sum, to) => sum + strain(tiles.get(to.tile)!, to), 0);
  const measured = ways.map((way) => ({ way, far: far(way) }));
  return measured.sort((a, b) => a.far - b.far).map(({ way }) => way);
}

/** How far a tile goes; turning it counts as one step. */
const strain = (tile: Tile, to: Shift): number => distance(tile, to) + (tile.orientation === to.orientation ? 0 : 1);

/** The rule that a relocation breaks, or null. */
export function refuseRelocation(world: World, { placement, moved }: Relocation): Refusal | null {
  const { kind } = placement;
  if (!isPlacement(placement) || SHAPES[kind].covers === null) return refusal('world.tile', 'RF 4');
  const fewest = fewestMoves(world, kind);
  if (fewest === 0) return refusal('world.room', 'RF 4');
  if (moved.length !== fewest) return refusal('world.fewest', 'RF 4', { n: moved.length, fewest: fewest ?? 0 });
  const movable = liftable(world, kind);
  const wrong = moved.find(({ tile }, n) => !movable.has(tile) || moved.findIndex((to) => to.tile === tile) !== n);
  if (wrong !== undefined) return refusal('world.moved', 'RF 4', { tile: wrong.tile });
  let next = moved.reduce((rest, { tile }) => lift(rest, tile), world);
  for (const to of [...moved.map((one) => ({ kind, ...one })), placement]) {
    if (!isPlacement(to)) return refusal('world.tile', 'RF 4');
    const broken = refuseCover(next, to);
    if (broken !== null) return broken;
    next = place(next, to);
  }
  return null;
}

/** The World after it: a tile moved keeps its number and its place in the list; nothing is checked. */
export function relocate(world: World, { placement, moved }: Relocation): World {
  const tiles = world.tiles.map((tile) => {
    const to = moved.find((one) => one.tile === tile.id);
    return to === undefined ? tile : { ...tile, orientation: to.orientation, q: to.q, r: to.r };
  });
  return place(inherit({ ...world, tiles }, world), placement);
}
