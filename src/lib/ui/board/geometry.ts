import { centre, type Orientation } from '$lib/kernel';
import { RADIUS, STEP, type BoardCell, type Spot } from './model';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point p of the board is drawn at `p * k + (x, y)`. */
export interface Fit {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

const known: Readonly<Record<Orientation, WeakMap<BoardCell, Spot>>> = { pointy: new WeakMap(), flat: new WeakMap() };

/** A cell that stays the same keeps its spot, so that only what changed is drawn anew. */
export const spotsOf = (cells: readonly BoardCell[], orientation: Orientation = 'pointy'): Spot[] =>
  cells.map((cell) => {
    let spot = known[orientation].get(cell);
    if (spot === undefined) known[orientation].set(cell, (spot = spotOf(cell, orientation)));
    return spot;
  });

function spotOf(cell: BoardCell, orientation: Orientation): Spot {
  const { x, y } = centre(cell, orientation);
  const flat = y * RADIUS;
  return { cell, x: x * RADIUS, y: flat - STEP * (cell.level ?? 0), flat };
}

const CORNERS: Readonly<Record<Orientation, readonly number[]>> = {
  pointy: [-90, -30, 30, 90, 150, 210].map((degrees) => (degrees * Math.PI) / 180),
  flat: [0, 60, 120, 180, 240, 300].map((degrees) => (degrees * Math.PI) / 180)
};

/**
 * The corners of a cell where it lies. Hundreds of cells with a transform each would be hundreds of layers
 * to be sorted at every tap.
 */
export function hexagonAt({ x, y, cell }: Spot, radius: number, orientation: Orientation): string {
  const r = radius * (cell.scale ?? 1);
  const at = (n: number) => Math.round(n * 10) / 10;
  return CORNERS[orientation].map((a) => `${at(x + r * Math.cos(a))},${at(y + r * Math.sin(a))}`).join(' ');
}

/** Cells as one surface, however many there are: hexagons of this radius, moved down a little. */
export const surfaceOf = (spots: readonly Spot[], radius: number, orientation: Orientation, down = 0): string =>
  spots.map((spot) => `M${hexagonAt({ ...spot, y: spot.y + down }, radius, orientation)}Z`).join('');

/** The room that the cells take, corners included, and `margin` round it. */
export function boundsOf(spots: readonly Spot[], orientation: Orientation = 'pointy', margin = 0): Box {
  if (spots.length === 0) return { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const across = orientation === 'pointy' ? (RADIUS * Math.sqrt(3)) / 2 : RADIUS;
  const along = orientation === 'pointy' ? RADIUS : (RADIUS * Math.sqrt(3)) / 2;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const feet = spots.map((spot) => spot.flat);
  const left = Math.min(...xs) - across - margin;
  const top = Math.min(...ys) - along - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + across + margin - left,
    height: Math.max(...feet) + along + margin - top
  };
}

/** As large as it goes into so many pixels, in their middle. */
export function fit(box: Box, width: number, height: number): Fit {
  const k = Math.min(width / box.width, height / box.height);
  return {
    k,
    x: (width - box.width * k) / 2 - box.x * k,
    y: (height - box.height * k) / 2 - box.y * k
  };
}

/** How wide a cell is on the viewport, in pixels: the shorter way across. */
export const cellPixels = (k: number): number => RADIUS * Math.sqrt(3) * k;

/** Where cells fit a finger, and where it is worth showing a part of the board instead of the whole. */
const FINGER = 44;
const CLOSE = 54;

/**
 * How close a board begins, on top of being fitted. Where its cells would be too small for a finger and
 * room is left beside it, it fills the room: a wide map on a tall phone.
 */
export function openingZoom(box: Box, width: number, height: number): number {
  const { k } = fit(box, width, height);
  const pixels = cellPixels(k);
  if (pixels >= FINGER) return 1;
  const fills = Math.max(width / (box.width * k), height / (box.height * k));
  return Math.max(1, Math.min(fills, CLOSE / pixels));
}

/** How far from a middle a tap still means that cell. */
const REACH = 1.25 * RADIUS;

/** The cell whose middle is nearest, which is what a finger means: small places count as nearer. Null far outside. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach = REACH): Spot | null {
  let best: Spot | null = null;
  let least = reach * reach;
  for (const spot of spots) {
    const far = ((spot.x - x) ** 2 + (spot.y - y) ** 2) * (spot.cell.scale ?? 1);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The zoom (on top of the fitted board) that brings a part of the board as close as it goes. */
export function zoomOn(part: Box, fitted: Fit, width: number, height: number, most: number): Fit {
  const k = Math.max(1, Math.min(most, width / (part.width * fitted.k), height / (part.height * fitted.k)));
  const x = (part.x + part.width / 2) * fitted.k + fitted.x;
  const y = (part.y + part.height / 2) * fitted.k + fitted.y;
  return { k, x: width / 2 - x * k, y: height / 2 - y * k };
}
