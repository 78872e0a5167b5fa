import { expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { randomBot, readOptions, type Bot, type Game, type Position } from '$lib/kernel';
import { playOut } from '../../../../src/tools/engine/play-out';

it('the steady player beats chance, from what its seat may see', { timeout: 120_000 }, () => {
  const any = game as unknown as Game<Position>;
  const bots: Bot<Position>[] = [any.bots['steady']!, randomBot];
  let lead = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const config = { players: 2, seed, options: readOptions(game.meta, {}, 2) };
    const [steady, chance] = any.score(playOut(any, config, bots).position).totals;
    lead += steady! - chance!;
  }
  expect(lead).toBeGreaterThan(40);
});
