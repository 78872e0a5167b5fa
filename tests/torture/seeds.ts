import { expect } from 'vitest';
import { MINUTES, report } from './report';
import { dice, type Dice } from '$lib/kernel';

const FIRST = Number(process.env['TORTURE_SEED'] ?? 1);

/** What a promise is held against: so many seeds in `npm test`, as many as there is time for in `npm run torture`. */
export const SEEDS = 100;

/**
 * Tries to break a promise with one seed after the other. A trial throws where something is lost; the seeds that
 * did are named, and the others are tried all the same.
 */
export async function hold(
  promise: string,
  trial: (chance: Dice, seed: number) => Promise<void>,
  seeds = SEEDS
): Promise<void> {
  const lost: string[] = [];
  const end = Date.now() + MINUTES * 60_000;
  let tried = 0;
  for (let seed = FIRST; MINUTES > 0 ? Date.now() < end : tried < seeds; seed++) {
    tried++;
    try {
      await trial(dice(seed), seed);
    } catch (error) {
      lost.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  report({ promise, tried, lost });
  expect(lost).toEqual([]);
}
