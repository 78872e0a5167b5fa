import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The generator's state, kept inside the position: same seed and moves, same position, everywhere.
 * Every draw hands back the state to keep.
 */
export type Random = readonly number[];

export const seeded = (seed: number): Random => xoroshiro128plus(seed | 0).getState();

/** A whole number from `from` to `to`, both included. */
export function draw(random: Random, from: number, to: number): [value: number, random: Random] {
  const generator = xoroshiro128plusFromState(random);
  const value = uniformInt(generator, from, to);
  return [value, generator.getState()];
}

/** The list in a random order (Fisher-Yates). */
export function shuffle<T>(random: Random, list: readonly T[]): [shuffled: T[], random: Random] {
  const generator = xoroshiro128plusFromState(random);
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return [shuffled, generator.getState()];
}

/** For bots, simulations and tests: a private stream of draws, apart from the game's own. */
export interface Dice {
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
}

export function dice(seed: number): Dice {
  const generator = xoroshiro128plus(seed | 0);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return { int, pick: (list) => list[int(0, list.length - 1)]! };
}
