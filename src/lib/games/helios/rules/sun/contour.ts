import { NEAR, NONE, numberOf, SHEET } from '../../data/board';
import type { Sun } from '../../state';
import type { Coast } from './coast';

/**
 * The coast clockwise, one entry for each side between a token and a free cell, from the side where the sun
 * is. Going once round adds one to the sheet (HE 8.2, 8.3).
 */
export interface Contour {
  readonly length: number;
  readonly token: readonly number[];
  readonly cell: readonly number[];
  readonly sheet: readonly number[];
  /** The entries of each cell: a channel's cells have one stretch for each bank. */
  readonly at: readonly (readonly number[] | undefined)[];
}

const contours = new WeakMap<Sun, { readonly coast: Coast; readonly contour: Contour }>();

/** Asked again for every way that is tried, so it is kept for as long as neither land nor sun has changed. */
export function contourOf(coast: Coast, sun: Sun): Contour {
  const known = contours.get(sun);
  if (known?.coast === coast) return known.contour;
  const contour = trace(coast, sun);
  contours.set(sun, { coast, contour });
  return contour;
}

function trace({ land }: Coast, sun: Sun): Contour {
  const start = numberOf(sun.hug);
  const first = directionTo(start, numberOf(sun.cell));
  // Round a coast where it does not stand the sun would go for ever.
  if (first === NONE) throw new RangeError(`the sun on ${sun.cell} is not beside ${sun.hug}`);
  const token: number[] = [];
  const cell: number[] = [];
  const sheet: number[] = [];
  const at: number[][] = [];
  let [t, d, lap] = [start, first, 0];
  do {
    const free = NEAR[6 * t + d]!;
    (at[free] ??= []).push(token.length);
    token.push(t);
    cell.push(free);
    sheet.push(lap);
    const turned = (d + 1) % 6;
    const next = NEAR[6 * t + turned]!;
    if (land[next] === 1) {
      t = next;
      d = (d + 5) % 6;
    } else {
      lap += SHEET[6 * free + directionTo(free, next)]!;
      d = turned;
    }
  } while (t !== start || d !== first);
  return { length: token.length, token, cell, sheet, at };
}

/** The direction from one cell to its neighbour; NONE if they are not neighbours. */
export function directionTo(from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (NEAR[6 * from + d] === to) return d;
  return NONE;
}
