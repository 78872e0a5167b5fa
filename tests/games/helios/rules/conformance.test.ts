import { describe, expect, it } from 'vitest';
import { dice } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { game } from '$lib/games/helios';

/** Texts have a test of their own. */
const missingText = () => null;

describe('Helios keeps the kernel’s promises', { timeout: 120_000 }, () => {
  it.each([2, 3, 4])('with any options and %i players', (players) => {
    const report = newReport();
    for (let seed = 0; seed < 6; seed++) {
      const options = anyOptions(game.meta, players, dice(10 * players + seed));
      conform(game, { config: { players, options, seed }, missingText, heavyEvery: 6 }, report);
    }
    expect(report.problems).toEqual([]);
    expect(report.moves).toBeGreaterThan(500);
  });
});
