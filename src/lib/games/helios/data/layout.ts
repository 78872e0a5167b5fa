import { DIRECTIONS, hexName, hexOf, reach, step } from '$lib/kernel';
import type { Cell, Sun } from '../state';

/** What a board file says; any layout that keeps the laws below can be played on (HE 3). */
export interface Layout {
  readonly centre: Cell;
  readonly sunStart: Sun;
  readonly light: readonly Cell[];
  readonly rim: readonly Cell[];
  readonly yellow: readonly Cell[];
  readonly bonusResource: readonly Cell[];
  readonly manaField: readonly Cell[];
  readonly corner: readonly Cell[];
  readonly sunTrack: { readonly start: number; readonly most: number };
}

export const beside = (cell: Cell): Cell[] => DIRECTIONS.map((direction) => hexName(step(hexOf(cell), direction)));

/** A step over the cut north of the centre changes the sheet: it counts windings, nothing else (HE 8.3). */
export function sheetStep(from: Cell, to: Cell): number {
  const [a, b] = [hexOf(from), hexOf(to)];
  if (a.q === 0 && a.r < 0 && b.q === 1) return 1;
  return b.q === 0 && b.r < 0 && a.q === 1 ? -1 : 0;
}

/** Why the game cannot be played on this board, in a sentence; null if it can. */
export function refuseLayout(layout: Layout): string | null {
  const { light, rim, centre, sunStart, yellow, bonusResource, manaField, corner } = layout;
  const board = new Set([...light, ...rim]);
  if (board.size !== light.length + rim.length) return 'A cell is on the board twice.';
  const astray = [...yellow, ...bonusResource, ...manaField, ...corner].find((cell) => !board.has(cell));
  if (astray !== undefined) return `The cell ${astray} is marked but not on the board.`;
  const open = light.find((cell) => beside(cell).some((next) => !board.has(next)));
  if (open !== undefined) return `The light cell ${open} has a side without a neighbour.`;
  const ring = ringOf(rim);
  if (ring !== null) return ring;
  if (centre !== '0,0' || !light.includes(centre)) return 'The centre must be the light cell 0,0.';
  if (sunStart.hug !== centre || !beside(centre).includes(sunStart.cell)) {
    return `The sun must start beside the centre, not on ${sunStart.cell}.`;
  }
  const gap = windingCell([...board].filter((cell) => cell !== centre && !yellow.includes(cell)));
  return gap === null ? null : `A way round the centre passes ${gap} and no yellow cell.`;
}

function ringOf(rim: readonly Cell[]): string | null {
  const cells = new Set(rim);
  const links = (cell: Cell) => beside(cell).filter((next) => cells.has(next));
  const loose = rim.find((cell) => links(cell).length !== 2);
  if (loose !== undefined) return `The rim cell ${loose} has not exactly two neighbours on the rim.`;
  return rim.length > 0 && reach([rim[0]!], links).size === rim.length ? null : 'The rim is not one closed ring.';
}

/** A cell of these by which one can go round the centre and come back on another sheet, or null. */
function windingCell(cells: readonly Cell[]): Cell | null {
  const allowed = new Set(cells);
  const sheets = new Map<Cell, number>();
  for (const start of cells) {
    if (sheets.has(start)) continue;
    sheets.set(start, 0);
    const queue = [start];
    for (const cell of queue) {
      for (const next of beside(cell)) {
        if (!allowed.has(next)) continue;
        const sheet = sheets.get(cell)! + sheetStep(cell, next);
        const known = sheets.get(next);
        if (known === undefined) {
          sheets.set(next, sheet);
          queue.push(next);
        } else if (known !== sheet) return next;
      }
    }
  }
  return null;
}

/** The layout as it is played on; a bad one is thrown out with its reason. */
export function readLayout(raw: Layout): Layout {
  const why = refuseLayout(raw);
  if (why !== null) throw new Error(why);
  return raw;
}
