import { covers } from './cover';
import { openings, packings } from './jam';
import { place, placements } from './placing';
import type { Placement, TileKind, World } from './types';

/** Whether so many covering tiles of a kind can be laid one after the other without moving any. */
export function room(world: World, kind: TileKind, count: number): boolean {
  if (count === 0) return true;
  const free = openings(world, kind).filter(({ tiles }) => tiles.length === 0);
  return !packings(free, [], count).next().done;
}

/**
 * For relocating step by step: once the tiles are lifted, where one may be laid so that there is still
 * room for the others.
 */
export const placementsLeaving = (world: World, kind: TileKind, others: number): Placement[] =>
  others === 0
    ? placements(world, kind)
    : covers(world, kind).filter((placement) => room(place(world, placement), kind, others));
