import { hexName } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { survey } from './survey';
import type { Placement, Survey, TileKind, World } from './types';

/** A place where a tile of a kind would lie wholly inside the World, with the numbers of its cells. */
export interface Footprint {
  readonly placement: Placement;
  readonly cells: readonly number[];
}

// The map of cells stands for all Worlds with the same sea.
const known = new WeakMap<Survey['at'], Map<TileKind, readonly Footprint[]>>();

/** By orientation, then by anchor row by row: the order in which placements are listed (RF 18). */
export function footprints(world: World, kind: TileKind): readonly Footprint[] {
  const plan = survey(world);
  let kinds = known.get(plan.at);
  if (kinds === undefined) known.set(plan.at, (kinds = new Map()));
  let found = kinds.get(kind);
  if (found === undefined) kinds.set(kind, (found = trace(plan, kind)));
  return found;
}

function trace(plan: Survey, kind: TileKind): Footprint[] {
  const found: Footprint[] = [];
  SHAPES[kind].orientations.forEach((shape, orientation) => {
    for (const { q, r } of plan.hexes) {
      const cells = shape.flatMap((from) => plan.at.get(hexName({ q: q + from.q, r: r + from.r })) ?? []);
      if (cells.length === shape.length) found.push({ placement: { kind, orientation, q, r }, cells });
    }
  });
  return found;
}
