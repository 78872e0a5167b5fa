import { hexName, hexOf, step } from '$lib/kernel';
import type { Cell } from '../state';
import raw from './board.json' with { type: 'json' };
import { readLayout, sheetStep } from './layout';

export const LAYOUT = readLayout(raw);

/** Clockwise from the north, as the contour needs them (HE 3). */
const DIRS = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 }
] as const;

/** Cells have numbers in here: the sun's walks are worked out on small arrays. */
export const CELLS: readonly Cell[] = [...LAYOUT.light, ...LAYOUT.rim];
export const NONE = -1;
const numbers = new Map(CELLS.map((cell, n) => [cell, n]));
export const numberOf = (cell: Cell): number => numbers.get(cell) ?? NONE;

/** The six neighbours of cell n begin at 6n; off the board is NONE. */
export const NEAR: readonly number[] = CELLS.flatMap((cell) =>
  DIRS.map((dir) => numberOf(hexName(step(hexOf(cell), dir))))
);

/** What a step from cell n in a direction adds to the sheet, at 6n + direction. */
export const SHEET: readonly number[] = NEAR.map((next, at) =>
  next === NONE ? 0 : sheetStep(CELLS[Math.floor(at / 6)]!, CELLS[next]!)
);

const flags = (cells: readonly Cell[]): readonly boolean[] => CELLS.map((cell) => cells.includes(cell));
export const IS_LIGHT = flags(LAYOUT.light);
export const IS_YELLOW = flags(LAYOUT.yellow);
export const RIM: readonly number[] = LAYOUT.rim.map(numberOf);

const neighbours = new Map(
  CELLS.map((cell, n) => [cell, NEAR.slice(6 * n, 6 * n + 6).flatMap((next) => (next === NONE ? [] : [CELLS[next]!]))])
);
/** The neighbours of a cell that are on the board, clockwise from the north. */
export const around = (cell: Cell): readonly Cell[] => neighbours.get(cell) ?? [];

/** Columns have letters from the west, cells have numbers from the north: the centre is `E5`. */
const columns = [...new Set(CELLS.map((cell) => hexOf(cell).q))].sort((a, b) => a - b);
const spots = new Map<Cell, string>(
  columns.flatMap((q, n) =>
    CELLS.filter((cell) => hexOf(cell).q === q)
      .sort((a, b) => hexOf(a).r - hexOf(b).r)
      .map((cell, row): [Cell, string] => [cell, String.fromCharCode(65 + n) + (row + 1)])
  )
);
const cells = new Map([...spots].map(([cell, spot]) => [spot, cell]));

export const spotOf = (cell: Cell): string => spots.get(cell) ?? '?';
export const cellAt = (spot: string): Cell | null => cells.get(spot) ?? null;
