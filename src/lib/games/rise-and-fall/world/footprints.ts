import { SHAPES } from '../data/terrain';
import { chart, offsets, spotOf } from './chart';
import { survey } from './survey';
import type { Placement, Survey, TileKind, World } from './types';

/** A place where a tile of a kind would lie wholly inside the World, with the numbers of its cells. */
export interface Footprint {
  readonly placement: Placement;
  readonly cells: readonly number[];
}

// The map of cells stands for all Worlds with the same sea.
const known = new WeakMap<Survey['at'], Map<TileKind, readonly Footprint[]>>();

/** By orientation, then by anchor row by row: the order in which placements are listed (RF 13). */
export function footprints(world: World, kind: TileKind): readonly Footprint[] {
  const { at } = survey(world);
  let kinds = known.get(at);
  if (kinds === undefined) known.set(at, (kinds = new Map()));
  let found = kinds.get(kind);
  if (found === undefined) kinds.set(kind, (found = trace(world, kind)));
  return found;
}

function trace(world: World, kind: TileKind): Footprint[] {
  const sheet = chart(world);
  const spots = survey(world).hexes.map((hex) => spotOf(sheet, hex));
  const found: Footprint[] = [];
  SHAPES[kind].orientations.forEach((shape, orientation) => {
    const ways = offsets(sheet, shape);
    survey(world).hexes.forEach(({ q, r }, n) => {
      const cells = ways.map((way) => sheet.cells[spots[n]! + way]!);
      if (!cells.includes(-1)) found.push({ placement: { kind, orientation, q, r }, cells });
    });
  });
  return found;
}
