import type { Refusal } from '$lib/kernel';
import { CELLS, IS_YELLOW, NONE, numberOf, spotOf } from '../../data/board';
import { kit } from '../../kit';
import type { Cell, Land, Speed, Sun } from '../../state';
import { coastOf, type Coast } from './coast';
import { contourOf, directionTo } from './contour';
import { arrive, mayEnter } from './steps';

/** Where a walk ends, and whether it stepped onto the yellow cells. */
export interface Walked {
  readonly sun: Sun;
  readonly revolution: boolean;
}

/** Any walk of the sun, step by step: where it leads, or why it may not be walked (HE 7.6, 8.4). */
export function walk(land: Land, sun: Sun, speed: Speed, path: readonly Cell[]): Walked | Refusal {
  if (path.length === 0) return kit.refuse('sun.path', 'HE 7.6');
  if (speed !== 'inf' && path.length > speed) return kit.refuse('sun.far', 'HE 7.6', { speed, steps: path.length });
  const coast = coastOf(land);
  const contour = contourOf(coast, sun);
  let index = 0;
  let revolution = false;
  for (const cell of path) {
    const from = contour.cell[index % contour.length]!;
    const to = numberOf(cell);
    const direction = to === NONE ? NONE : directionTo(from, to);
    if (direction === NONE) return kit.refuse('sun.path', 'HE 7.6');
    if (!mayEnter(coast, from, to)) return refuseStep(coast, from, to);
    const next = arrive(contour, index, direction);
    if (next === NONE) return kit.refuse('sun.backward', 'HE 8.4', { at: spotOf(cell) });
    revolution ||= IS_YELLOW[to]! && !IS_YELLOW[from]!;
    index = next;
  }
  const edge = index % contour.length;
  const cell = CELLS[contour.cell[edge]!]!;
  if (cell === sun.cell) return kit.refuse('sun.same', 'HE 7.6');
  return { sun: { cell, hug: CELLS[contour.token[edge]!]! }, revolution };
}

/** Why the sun may not go to this neighbour. */
function refuseStep(coast: Coast, from: number, to: number): Refusal {
  const at = spotOf(CELLS[to]!);
  if (coast.land[to] === 1) return kit.refuse('sun.land', 'HE 7.6', { at });
  if (coast.wayOut[from] !== NONE || (coast.exterior[to] === 1 && coast.wayOut[to] !== NONE)) {
    return kit.refuse('sun.deadEnd', 'HE 8.1', { at });
  }
  return kit.refuse('sun.shore', 'HE 8.4', { at });
}
