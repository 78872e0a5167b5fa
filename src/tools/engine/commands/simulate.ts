import { hashOf } from '$lib/kernel';
import { read, whole } from '../arguments';
import type { Command } from '../command';
import { botsNamed, entryNamed, optionsFrom } from '../find';
import { playOut } from '../play-out';
import { warmUp } from '../warm-up';

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** Games between bots, a line each and a summary. A game that breaks is told on standard error. */
export const simulate: Command = async (args, print) => {
  const text = { type: 'string' } as const;
  const { values } = read(args, { game: text, players: text, games: text, seed: text, bot: text, options: text });
  const entry = entryNamed(values.game);
  const players = whole('players', values.players, 1, entry.meta.players.usual);
  const count = whole('games', values.games, 1, 1);
  const seed = whole('seed', values.seed, 0, 1);
  const options = optionsFrom(entry.meta, values.options, players);
  const game = await entry.load();
  const bots = botsNamed(game, values.bot ?? 'random', players);
  if (count > 1) warmUp((n) => playOut(game, { players, options, seed: seed + n }, bots));
  let [finished, moves, total, worst] = [0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    try {
      const played = playOut(game, { players, options, seed: seed + n }, bots);
      const ms = performance.now() - begun;
      const { totals, winners } = game.score(played.position);
      finished += 1;
      moves += played.moves.length;
      total += ms;
      worst = Math.max(worst, played.worstListing);
      print({
        seed: seed + n,
        scores: totals,
        winner: winners.length === 1 ? winners[0] : winners,
        moves: played.moves.length,
        ms: rounded(ms),
        hash: hashOf(played.position)
      });
    } catch (error) {
      console.error(`${entry.meta.id}, seed ${seed + n}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  print({
    summary: {
      games: count,
      finished,
      moves,
      movesPerSecond: total === 0 ? 0 : Math.round((moves / total) * 1000),
      msPerGame: finished === 0 ? 0 : rounded(total / finished),
      worstListingMs: rounded(worst)
    }
  });
  return finished === count ? 0 : 1;
};
