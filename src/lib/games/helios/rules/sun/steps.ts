import { NEAR, NONE, SHEET } from '../../data/board';
import type { Coast } from './coast';
import type { Contour } from './contour';

/**
 * Where the sun arrives, as an index along the contour: laps go on counting. The smallest one after the
 * present index is taken; none means that the step is not clockwise (HE 8.4).
 */
export function arrive(contour: Contour, index: number, direction: number): number {
  const k = index % contour.length;
  const from = contour.cell[k]!;
  const sheet = contour.sheet[k]! + (index - k) / contour.length + SHEET[6 * from + direction]!;
  let best = NONE;
  for (const edge of contour.at[NEAR[6 * from + direction]!] ?? []) {
    const j = edge + (sheet - contour.sheet[edge]!) * contour.length;
    if (j > index && (best === NONE || j < best)) best = j;
  }
  return best;
}

/** Whether a step leads where the sun may go at all: out of a dead end, never into one, along the coast. */
export function mayEnter(coast: Coast, from: number, to: number): boolean {
  if (to === NONE) return false;
  if (coast.wayOut[from] !== NONE) return coast.wayOut[from] === to;
  return coast.exterior[to] === 1 && coast.shore[to] === 1 && coast.wayOut[to] === NONE;
}
