import type { Land, Speed, Sun } from '../../state';
import { sunMoves, type SunMove } from './moves';
import { shoreMoves } from './shore';

/**
 * What is offered: the shortest way to everything that can come of it, and after these the ways along the
 * shore wherever they are longer. A way that is as long as another one to the same end adds nothing.
 */
export function sunCandidates(land: Land, sun: Sun, speed: Speed, counts: boolean): SunMove[] {
  const shortest = sunMoves(land, sun, speed, counts);
  const scenic = shoreMoves(land, sun, speed, counts).filter(
    (way) => !shortest.some((short) => short.path.length === way.path.length && sameEnd(short, way))
  );
  return [...shortest, ...scenic];
}

const sameEnd = (a: SunMove, b: SunMove): boolean =>
  a.sun.cell === b.sun.cell && a.sun.hug === b.sun.hug && a.revolution === b.revolution;
