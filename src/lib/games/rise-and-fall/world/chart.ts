import { hexOf, type Hex } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { hexesOf } from './shapes';
import type { TileId, World } from './types';

/**
 * The bottom of the World on a sheet of squared paper: a spot is a number, its neighbours lie at fixed
 * distances. There is room all round for one more tile and what it touches.
 */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The coordinates of spot 0. */
  readonly q: number;
  readonly r: number;
  /** The sea tile on each spot plus one; 0: none. */
  readonly tiles: Int32Array;
  /** The number of the cell there; -1: nothing of the World. */
  readonly cells: Int32Array;
}

const MARGIN = 6;
const known = new WeakMap<World, Chart>();

export function chart(world: World): Chart {
  let found = known.get(world);
  if (found === undefined) known.set(world, (found = draw(world)));
  return found;
}

export const spotOf = ({ width, q, r }: Chart, hex: Hex): number => (hex.r - r) * width + (hex.q - q);

export const hexAt = ({ width, q, r }: Chart, spot: number): Hex => ({
  q: q + (spot % width),
  r: r + Math.floor(spot / width)
});

/** How far the spots of some cells lie from that of 0,0. */
export const offsets = ({ width }: Chart, hexes: readonly Hex[]): number[] => hexes.map(({ q, r }) => r * width + q);

/** Whether a tile anchored there lies on the sheet with all that it could touch. */
export const onChart = ({ width, height, q, r }: Chart, hex: Hex): boolean =>
  hex.q - q >= 3 && hex.q - q < width - 3 && hex.r - r >= 3 && hex.r - r < height - 3;

/** The cells of the sea tiles, and those that an override alone makes, in no order. */
function* floors(world: World): Generator<readonly [Hex, TileId]> {
  for (const tile of world.tiles) {
    if (SHAPES[tile.kind].covers === null) for (const hex of hexesOf(tile)) yield [hex, tile.id];
  }
  for (const [cell, { terrain }] of Object.entries(world.overrides)) if (terrain !== undefined) yield [hexOf(cell), -1];
}

function draw(world: World): Chart {
  const all = [...floors(world)];
  let [west, east, north, south] = [0, 0, 0, 0];
  for (const [{ q, r }] of all) {
    west = Math.min(west, q);
    east = Math.max(east, q);
    north = Math.min(north, r);
    south = Math.max(south, r);
  }
  const width = east - west + 1 + 2 * MARGIN;
  const height = south - north + 1 + 2 * MARGIN;
  const tiles = new Int32Array(width * height);
  const cells = new Int32Array(width * height).fill(-1);
  const sheet: Chart = { width, height, q: west - MARGIN, r: north - MARGIN, tiles, cells };
  for (const [hex, id] of all) {
    const spot = spotOf(sheet, hex);
    cells[spot] = 0;
    if (id >= 0) tiles[spot] = id + 1;
  }
  // Spots run row by row, and so do the numbers of the cells.
  let next = 0;
  cells.forEach((cell, spot) => {
    if (cell === 0) cells[spot] = next++;
  });
  return sheet;
}
