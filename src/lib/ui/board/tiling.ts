import type { Orientation } from '$lib/kernel';
import { RADIUS } from './model';

/** Where a tile lies in the piece of the plane that repeats. */
interface Tile {
  readonly x: number;
  readonly y: number;
  readonly mirrored: boolean;
}

/** The smallest rectangle that the cells of a board repeat, and every tile that shows in it, cut ones included. */
interface Tiling {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
}

const WIDE = RADIUS * Math.sqrt(3);
const tile = (x: number, y: number, mirrored = false): Tile => ({ x, y, mirrored });

/** In rows every second tile is mirrored, so that a wide forest is no wallpaper. */
export const TILINGS: Readonly<Record<Orientation, Tiling>> = {
  pointy: {
    width: 2 * WIDE,
    height: 3 * RADIUS,
    tiles: [
      ...[0, 3 * RADIUS].flatMap((y) => [tile(0, y), tile(WIDE, y, true), tile(2 * WIDE, y)]),
      tile(0.5 * WIDE, 1.5 * RADIUS, true),
      tile(1.5 * WIDE, 1.5 * RADIUS)
    ]
  },
  flat: {
    width: 3 * RADIUS,
    height: WIDE,
    tiles: [...[0, WIDE].flatMap((y) => [tile(0, y), tile(3 * RADIUS, y)]), tile(1.5 * RADIUS, 0.5 * WIDE)]
  }
};
