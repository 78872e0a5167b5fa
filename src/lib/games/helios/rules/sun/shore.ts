import { CELLS, IS_YELLOW, NEAR, NONE, numberOf } from '../../data/board';
import type { Cell, Land, Speed, Sun } from '../../state';
import { coastOf } from './coast';
import { contourOf } from './contour';
import type { SunMove } from './moves';
import { arrive, mayEnter } from './steps';

/**
 * The way that cuts no corner: at every step the next cell along the coast. Each of its stops is a move, for
 * one lap at most, so that a bay can be walked round although there is a shorter way across.
 */
export function shoreMoves(land: Land, sun: Sun, speed: Speed, counts: boolean): SunMove[] {
  const coast = coastOf(land);
  const contour = contourOf(coast, sun);
  const start = numberOf(sun.cell);
  const most = speed === 'inf' ? contour.length : speed;
  const path: Cell[] = [];
  const moves: SunMove[] = [];
  let [index, revolution] = [0, false];
  while (path.length < most) {
    const from = contour.cell[index % contour.length]!;
    let next = NONE;
    for (let d = 0; d < 6; d++) {
      if (!mayEnter(coast, from, NEAR[6 * from + d]!)) continue;
      const to = arrive(contour, index, d);
      if (to !== NONE && (next === NONE || to < next)) next = to;
    }
    if (next === NONE || next > contour.length) return moves;
    index = next;
    const edge = index % contour.length;
    const to = contour.cell[edge]!;
    revolution ||= counts && IS_YELLOW[to]! && !IS_YELLOW[from]!;
    path.push(CELLS[to]!);
    if (to === start) continue;
    moves.push({ path: [...path], sun: { cell: CELLS[to]!, hug: CELLS[contour.token[edge]!]! }, revolution });
  }
  return moves;
}
