import { footprints, type Footprint } from './footprints';
import { openTo } from './cover';
import { survey } from './survey';
import type { TileId, TileKind, World } from './types';

/** A place for a tile that would be free if some others of its tier were lifted. */
export interface Opening extends Footprint {
  readonly tiles: readonly TileId[];
}

/** More tiles than this are never lifted for one (RF 4): the search would not end in a player's patience. */
export const MOST_LIFTED = 4;

/** The tiles of a kind that can be lifted: nothing lies on them, nothing special stands there. */
export function liftable(world: World, kind: TileKind): ReadonlySet<TileId> {
  const { top, cells } = survey(world);
  const free = new Map<TileId, number>();
  top.forEach((id, n) => {
    if (world.overrides[cells[n]!] === undefined) free.set(id, (free.get(id) ?? 0) + 1);
  });
  const size = footprints(world, kind)[0]?.cells.length;
  return new Set(world.tiles.flatMap((tile) => (tile.kind === kind && free.get(tile.id) === size ? tile.id : [])));
}

/** Every place that lies on the tier below and on tiles that can be lifted. */
export function openings(world: World, kind: TileKind): Opening[] {
  const { top } = survey(world);
  const open = openTo(world, kind);
  const movable = liftable(world, kind);
  return footprints(world, kind).flatMap((print) => {
    const tiles: TileId[] = [];
    for (const n of print.cells) {
      if (open(n)) continue;
      const id = top[n]!;
      if (!movable.has(id)) return [];
      if (!tiles.includes(id)) tiles.push(id);
    }
    return { ...print, tiles };
  });
}

/**
 * Sets of tiles of one size that hang together by openings. Others need not be looked at: of two groups
 * that share no opening, one alone would make the room.
 */
export function* liftSets(found: readonly Opening[], size: number): Generator<readonly TileId[]> {
  const links = new Map<TileId, Set<TileId>>();
  for (const { tiles } of found) {
    for (const a of tiles) {
      const others = links.get(a) ?? new Set();
      for (const b of tiles) if (b !== a) others.add(b);
      links.set(a, others);
    }
  }
  let sets: TileId[][] = [...links.keys()].sort((a, b) => a - b).map((id) => [id]);
  for (let grown = 1; grown < size; grown++) {
    const larger = new Map<string, TileId[]>();
    for (const set of sets) {
      for (const id of new Set(set.flatMap((member) => [...links.get(member)!]))) {
        if (set.includes(id)) continue;
        const next = [...set, id].sort((a, b) => a - b);
        larger.set(next.join(), next);
      }
    }
    sets = [...larger.values()];
  }
  yield* sets;
}

/** Every choice of `count` openings that have no cell in common and ask for no tile outside the set. */
export function* packings(
  found: readonly Opening[],
  lifted: readonly TileId[],
  count: number
): Generator<readonly Opening[]> {
  const usable = found.filter(({ tiles }) => tiles.every((id) => lifted.includes(id)));
  yield* pack(usable, count, 0, new Set());
}

function* pack(
  usable: readonly Opening[],
  count: number,
  from: number,
  taken: ReadonlySet<number>
): Generator<readonly Opening[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let n = from; n <= usable.length - count; n++) {
    const opening = usable[n]!;
    if (opening.cells.some((cell) => taken.has(cell))) continue;
    for (const others of pack(usable, count - 1, n + 1, new Set([...taken, ...opening.cells]))) {
      yield [opening, ...others];
    }
  }
}
