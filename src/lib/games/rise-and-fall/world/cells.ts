import { CLIFF } from '../data/terrain';
import { survey } from './survey';
import type { Cell, Terrain, World } from './types';

/** Every cell of the World, row by row, west to east. */
export const cellsOf = (world: World): readonly Cell[] => survey(world).cells;

export const inWorld = (world: World, cell: Cell): boolean => survey(world).at.has(cell);

const numberOf = (world: World, cell: Cell): number => survey(world).at.get(cell) ?? -1;

/** What a cell is on top; undefined outside the World. */
export const terrain = (world: World, cell: Cell): Terrain | undefined => survey(world).terrain[numberOf(world, cell)];

/** The height of a cell, -1 outside the World. */
export const level = (world: World, cell: Cell): number => survey(world).level[numberOf(world, cell)] ?? -1;

/** The cells beside it inside the World, clockwise from east. */
export const neighbours = (world: World, cell: Cell): readonly Cell[] =>
  survey(world).around[numberOf(world, cell)] ?? [];

export const areNeighbours = (world: World, a: Cell, b: Cell): boolean => neighbours(world, a).includes(b);

/** Neighbours with two levels or more between them (RF 3). */
export const isCliff = (world: World, a: Cell, b: Cell): boolean =>
  areNeighbours(world, a, b) && Math.abs(level(world, a) - level(world, b)) >= CLIFF;

/** Beside the sea (RF 3). */
export const coastal = (world: World, cell: Cell): boolean =>
  neighbours(world, cell).some((beside) => terrain(world, beside) === 'sea' && !world.overrides[beside]?.apart);

/** The special place on a cell, by its name. */
export const special = (world: World, cell: Cell): string | undefined => world.overrides[cell]?.special;

/** Nothing ever enters it, whatever the piece. */
export function isClosed(world: World, cell: Cell): boolean {
  const n = numberOf(world, cell);
  return n < 0 || survey(world).closed.has(n);
}
