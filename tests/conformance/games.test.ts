import { describe, expect, it } from 'vitest';
import { ENGINES } from '$lib/games/engines';
import { dice, readOptions, type GameMeta, type Options } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { textsOf } from '../support/texts';

/** Games per number of seats; CONFORMANCE_GAMES=1000 for a long run. */
const GAMES_EACH = Number(process.env.CONFORMANCE_GAMES ?? 6);

/** Games without a last round have an option that gives them one: a few turns show as much as a hundred. */
const short = (meta: GameMeta): Options => (meta.options.some(({ key }) => key === 'maxTurns') ? { maxTurns: 4 } : {});

describe.each(ENGINES.map((entry) => [entry.meta.id, entry] as const))('%s', (_id, entry) => {
  const { min, max } = entry.meta.players;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  it.each(seats)('keeps the kernel’s promises with %i seats, in any variant', { timeout: 300_000 }, async (players) => {
    const game = await entry.load();
    const missingText = await textsOf(entry);
    const report = newReport();
    for (let seed = 1; seed <= GAMES_EACH && report.problems.length === 0; seed++) {
      const any =
        seed === 1 ? readOptions(entry.meta, {}, players) : anyOptions(entry.meta, players, dice(seed * 31 + players));
      const options = { ...any, ...short(entry.meta) };
      conform(game, { config: { players, options, seed }, missingText }, report);
    }
    expect(report.problems).toEqual([]);
    expect(report.moves).toBeGreaterThan(0);
  });
});
