import { distance, type Refusal } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { coverFits, refuseCover } from './cover';
import { liftable, liftSets, MOST_LIFTED, openings, packings, type Opening } from './jam';
import { lift, place } from './placing';
import { refuse } from './refusals';
import { isPlacement } from './shapes';
import { inherit } from './survey';
import type { Placement, Relocation, Shift, Tile, TileId, TileKind, World } from './types';

/** A tier without room for a tile: the fewest that must move, the places they would open, the sets that do. */
interface Jam {
  readonly size: number | null;
  readonly found: readonly Opening[];
  readonly sets: readonly (readonly TileId[])[];
}

const jams = new WeakMap<World, Map<TileKind, Jam>>();

function jam(world: World, kind: TileKind): Jam {
  let kinds = jams.get(world);
  if (kinds === undefined) jams.set(world, (kinds = new Map()));
  let known = kinds.get(kind);
  if (known === undefined) kinds.set(kind, (known = coverFits(world, kind) ? ROOMY : unjam(openings(world, kind))));
  return known;
}

const ROOMY: Jam = { size: 0, found: [], sets: [] };

function unjam(found: readonly Opening[]): Jam {
  for (let size = 1; size <= MOST_LIFTED; size++) {
    const sets = [...liftSets(found, size)].filter((lifted) => !packings(found, lifted, size + 1).next().done);
    if (sets.length > 0) return { size, found, sets };
  }
  return { size: null, found, sets: [] };
}

/** How many tiles of the tier must move for one more: 0 when it fits, null when nothing helps (RF 4). */
export const fewestMoves = (world: World, kind: TileKind): number | null =>
  SHAPES[kind].covers === null ? null : jam(world, kind).size;

/** The sets of tiles that can be lifted to make room, all of the fewest possible. */
export const roomMakers = (world: World, kind: TileKind): Jam['sets'] =>
  SHAPES[kind].covers === null ? [] : jam(world, kind).sets;

/**
 * Every way to make room for a tile that does not fit, with the fewest tiles moved. One tile: all ways,
 * the shortest shift first. Several: set by set, worked out as they are asked for.
 */
export function* relocations(world: World, kind: TileKind): Generator<Relocation> {
  const sets = roomMakers(world, kind);
  const ways = (lifted: readonly TileId[]) => waysOf(jam(world, kind).found, lifted);
  if (sets[0]?.length === 1) yield* nearestFirst(world, sets.flatMap(ways));
  else for (const lifted of sets) yield* nearestFirst(world, ways(lifted));
}

function waysOf(found: readonly Opening[], lifted: readonly TileId[]): Relocation[] {
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
  if (!isPlacement(placement) || SHAPES[kind].covers === null) return refuse('world.tile');
  const fewest = fewestMoves(world, kind);
  if (fewest === 0) return refuse('world.room');
  if (moved.length !== fewest) return refuse('world.fewest', { n: moved.length, fewest: fewest ?? 0 });
  const movable = liftable(world, kind);
  const wrong = moved.find(({ tile }, n) => !movable.has(tile) || moved.findIndex((to) => to.tile === tile) !== n);
  if (wrong !== undefined) return refuse('world.moved', { tile: wrong.tile });
  let next = moved.reduce((rest, { tile }) => lift(rest, tile), world);
  for (const to of [...moved.map((one) => ({ kind, ...one })), placement]) {
    if (!isPlacement(to)) return refuse('world.tile');
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
