import type { RafPosition } from '../state';
import type { Actor } from './actors';
import { cliffBetween, type Ground } from './ground';
import { powersOf } from './powers';

/** The cells whose Nomads a City can educate: beside it without a cliff, or two such steps for Scholars (RF 8.2). */
export function pupils(position: RafPosition, { piece, n, board: { ground } }: Actor): ReadonlySet<number> {
  const range = powersOf(position, piece.owner).educationRange ?? 1;
  const found = new Set<number>();
  let edge = [n];
  for (let step = 0; step < range; step++) {
    edge = edge.flatMap((at) => level(ground, at).filter((to) => to !== n && !found.has(to)));
    for (const to of edge) found.add(to);
  }
  return found;
}

const level = (ground: Ground, at: number): number[] => ground.sides[at]!.filter((to) => !cliffBetween(ground, at, to));
