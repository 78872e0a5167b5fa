import { CELLS, IS_YELLOW, NEAR, NONE, numberOf } from '../../data/board';
import type { Cell, Land, Speed, Sun } from '../../state';
import { coastOf } from './coast';
import { contourOf, type Contour } from './contour';
import { arrive, mayEnter } from './steps';

/** One way to move the sun: the shortest path to a cell, a bank and, where it counts, a revolution. */
export interface SunMove {
  readonly path: readonly Cell[];
  readonly sun: Sun;
  /** It steps from another cell onto a yellow one, and that still counts. */
  readonly revolution: boolean;
}

/**
 * Every outcome of moving the sun, nearest first (HE 8.5). Without `counts` nobody asks for revolutions, and
 * ways that differ only in that are one.
 */
export function sunMoves(land: Land, sun: Sun, speed: Speed, counts: boolean): SunMove[] {
  const coast = coastOf(land);
  const contour = contourOf(coast, sun);
  const most = speed === 'inf' ? Infinity : speed;
  const limit = contour.length * (speed === 'inf' ? 1 : 2);
  const start = numberOf(sun.cell);
  const moves: SunMove[] = [];
  const known = new Uint8Array(2 * (limit + 1));
  const ends = new Uint8Array(2 * contour.length);
  // Each entry: index along the contour doubled, plus one with a revolution; where it came from; how far.
  const state: number[] = [0];
  const before: number[] = [NONE];
  const steps: number[] = [0];
  for (let at = 0; at < state.length && steps[at]! < most; at++) {
    const index = state[at]! >> 1;
    const from = contour.cell[index % contour.length]!;
    for (let d = 0; d < 6; d++) {
      const to = NEAR[6 * from + d]!;
      if (!mayEnter(coast, from, to)) continue;
      const next = arrive(contour, index, d);
      if (next === NONE || next > limit) continue;
      const revolution = counts && ((state[at]! & 1) === 1 || (IS_YELLOW[to]! && !IS_YELLOW[from]!)) ? 1 : 0;
      if (known[2 * next + revolution] === 1) continue;
      known[2 * next + revolution] = 1;
      state.push(2 * next + revolution);
      before.push(at);
      steps.push(steps[at]! + 1);
      const edge = next % contour.length;
      if (to === start || ends[2 * edge + revolution] === 1) continue;
      ends[2 * edge + revolution] = 1;
      const path = trace(contour, state, before, state.length - 1);
      moves.push({ path, sun: { cell: CELLS[to]!, hug: CELLS[contour.token[edge]!]! }, revolution: revolution === 1 });
    }
  }
  return moves;
}

function trace(contour: Contour, state: readonly number[], before: readonly number[], end: number): Cell[] {
  const path: Cell[] = [];
  for (let at = end; before[at] !== NONE; at = before[at]!) {
    path.push(CELLS[contour.cell[(state[at]! >> 1) % contour.length]!]!);
  }
  return path.reverse();
}
