import { describe, expect, it } from 'vitest';
import { dice, readOptions } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { game } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { textsOf } from '../../../support/texts';

const missingText = await textsOf(riseAndFall);

/** Games are long: most are stopped after some turns, and undo and redo go through all of them. */
const TURNS = 8;

describe('Rise & Fall keeps the kernel’s promises', { timeout: 300_000 }, () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('with any options and %i players', (players) => {
    const report = newReport();
    for (let seed = 0; seed < 2; seed++) {
      const options = { ...anyOptions(game.meta, players, dice(10 * players + seed)), maxTurns: TURNS };
      conform(game, { config: { players, options, seed }, missingText, heavyEvery: 12 }, report);
    }
    expect(report.problems).toEqual([]);
    expect(report.moves).toBeGreaterThan(100);
  });

  it.each([2, 3, 4])('through a whole game with %i players', (players) => {
    const report = newReport();
    const options = readOptions(game.meta, { world: 'named', guilds: true, maxTurns: 500 }, players);
    conform(game, { config: { players, options, seed: players }, missingText, heavyEvery: 60 }, report);
    expect(report.problems).toEqual([]);
    expect(report.moves).toBeGreaterThan(100);
  });
});
