import { describe, expect, it } from 'vitest';
import { dice, readOptions } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { game } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { textsOf } from '../../../support/texts';

const missingText = await textsOf(riseAndFall);

/** Enough for Fantastic Events to come. */
const TURNS = 12;

/** Every game is tried for a few turns in all its variants elsewhere; these go on to the end, with undo and redo through all of it. */
describe('Rise & Fall keeps the kernel’s promises', { timeout: 300_000 }, () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('with tales by lot and %i players', (players) => {
    const report = newReport();
    for (let seed = 0; seed < (players > 4 ? 1 : 2); seed++) {
      const world = seed === 1 ? 'named' : 'built';
      const raw = { ...anyOptions(game.meta, players, dice(seed)), world, tales: 'drawn', maxTurns: TURNS };
      const options = readOptions(game.meta, raw, players);
      conform(game, { config: { players, options, seed: 100 * players + seed }, missingText, heavyEvery: 25 }, report);
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
