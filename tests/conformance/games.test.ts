import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games';
import { dice, paths, readOptions } from '$lib/kernel';
import { anyOptions, conform, newReport } from '$lib/kernel/conformance';
import { textsOf } from '../support/texts';

/** Games per number of seats; CONFORMANCE_GAMES=1000 for a long run. */
const GAMES_EACH = Number(process.env.CONFORMANCE_GAMES ?? 12);

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))('%s', (_id, entry) => {
  const { min, max } = entry.meta.players;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  it.each(seats)('keeps the kernel’s promises with %i seats, in any variant', { timeout: 300_000 }, async (players) => {
    const game = await entry.load();
    const missingText = await textsOf(entry);
    const report = newReport();
    for (let seed = 1; seed <= GAMES_EACH && report.problems.length === 0; seed++) {
      const options =
        seed === 1 ? readOptions(entry.meta, {}, players) : anyOptions(entry.meta, players, dice(seed * 31 + players));
      conform(game, { config: { players, options, seed }, missingText }, report);
    }
    expect(report.problems).toEqual([]);
    expect(report.moves).toBeGreaterThan(0);
    // Every kind of move and every phase in which somebody decides was met on the way.
    expect([...report.seen.phase].every((phase) => paths(game.phases).includes(phase))).toBe(true);
  });

  it('comes across every kind of move', { timeout: 300_000 }, async () => {
    const game = await entry.load();
    const report = newReport();
    const kinds = Object.keys(game.moves);
    for (let seed = 1; seed <= 200 && kinds.some((kind) => !report.seen.move.has(kind)); seed++) {
      const players = seats[seed % seats.length]!;
      const options = anyOptions(entry.meta, players, dice(seed));
      conform(game, { config: { players, options, seed }, missingText: () => null, heavyEvery: 1000 }, report);
    }
    expect(kinds.filter((kind) => !report.seen.move.has(kind))).toEqual([]);
  });
});
