import type { RafPosition } from '../state';

/** The living civilizations clockwise, from the one that holds the token. */
export const inOrder = ({ civs, first }: RafPosition): number[] =>
  civs.map((_, n) => (first + n) % civs.length).filter((civ) => !civs[civ]!.extinct);

/** The next living civilization clockwise. */
export function nextLiving({ civs }: RafPosition, from: number): number {
  for (let n = 1; n <= civs.length; n++) {
    const civ = (from + n) % civs.length;
    if (!civs[civ]!.extinct) return civ;
  }
  return from;
}

/** Those that somebody plays. */
export const isPlayed = ({ players }: RafPosition, civ: number): boolean => civ < players;
