import type { Refusal } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { footprints } from './footprints';
import { refuse } from './refusals';
import { cellsUnder } from './shapes';
import { survey } from './survey';
import type { Placement, TileKind, World } from './types';

/** Whether a tile of the kind may lie on a cell, by cell number. */
export function openTo(world: World, kind: TileKind): (n: number) => boolean {
  const { terrain, cells } = survey(world);
  const below = SHAPES[kind].covers;
  const { overrides } = world;
  return (n) => terrain[n] === below && overrides[cells[n]!]?.special === undefined;
}

/** Where a covering tile may lie: every cell exactly the tier below, no special place (RF 4). */
export function covers(world: World, kind: TileKind): Placement[] {
  const open = openTo(world, kind);
  return footprints(world, kind).flatMap(({ placement, cells }) => (cells.every(open) ? placement : []));
}

export function coverFits(world: World, kind: TileKind): boolean {
  const open = openTo(world, kind);
  return footprints(world, kind).some(({ cells }) => cells.every(open));
}

export function refuseCover(world: World, placement: Placement): Refusal | null {
  const { at, terrain } = survey(world);
  const needs = SHAPES[placement.kind].covers!;
  for (const cell of cellsUnder(placement)) {
    const n = at.get(cell);
    if (n === undefined) return refuse('world.void', { place: cell });
    if (world.overrides[cell]?.special !== undefined) return refuse('world.special', { place: cell });
    if (terrain[n] !== needs) return refuse('world.ground', { place: cell, is: terrain[n]!, needs });
  }
  return null;
}
