import { survey } from './survey';
import type { World } from './types';

/**
 * The sea tiles on a sheet of squared paper: a cell is a number, its neighbours lie at fixed distances.
 * There is room all round for one more tile and the cells that it touches.
 */
export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The coordinates of cell 0. */
  readonly q: number;
  readonly r: number;
  /** The tile on each cell plus one; 0: nothing. */
  readonly tiles: Int32Array;
  /** Whether there is a cell of the World. */
  readonly land: Uint8Array;
}

const MARGIN = 6;
const known = new WeakMap<World, Chart>();

export function chart(world: World): Chart {
  let found = known.get(world);
  if (found === undefined) known.set(world, (found = draw(world)));
  return found;
}

export const numberAt = ({ width, q, r }: Chart, hex: { q: number; r: number }): number =>
  (hex.r - r) * width + (hex.q - q);

/** Whether a tile anchored there lies on the sheet with all that it could touch. */
export const onChart = ({ width, height, q, r }: Chart, hex: { q: number; r: number }): boolean =>
  hex.q - q >= 3 && hex.q - q < width - 3 && hex.r - r >= 3 && hex.r - r < height - 3;

function draw(world: World): Chart {
  const { hexes, floor } = survey(world);
  let [west, east, north, south] = [0, 0, 0, 0];
  for (const { q, r } of hexes) {
    west = Math.min(west, q);
    east = Math.max(east, q);
    north = Math.min(north, r);
    south = Math.max(south, r);
  }
  const [q, r] = [west - MARGIN, north - MARGIN];
  const width = east - west + 1 + 2 * MARGIN;
  const height = south - north + 1 + 2 * MARGIN;
  const tiles = new Int32Array(width * height);
  const land = new Uint8Array(width * height);
  const sheet = { width, height, q, r, tiles, land };
  hexes.forEach((hex, n) => {
    const at = numberAt(sheet, hex);
    land[at] = 1;
    tiles[at] = floor[n]! + 1;
  });
  return sheet;
}
