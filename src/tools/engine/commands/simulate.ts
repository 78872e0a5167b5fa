import { hashOf, type Game } from '$lib/kernel';
import { read, whole } from '../arguments';
import type { Command } from '../command';
import { botsNamed, entryNamed, optionsFrom } from '../find';
import { playOut, type PlayedOut } from '../play-out';
import { saver } from '../save';
import { warmUp } from '../warm-up';

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** Games between bots, a line each and a summary. A game that breaks is told on standard error. */
export const simulate: Command = async (args, print) => {
  const text = { type: 'string' } as const;
  const flags = { game: text, players: text, games: text, seed: text, bot: text, options: text, save: text };
  const { values } = read(args, flags);
  const entry = entryNamed(values.game);
  const players = whole('players', values.players, 1, entry.meta.players.usual);
  const count = whole('games', values.games, 1, 1);
  const seed = whole('seed', values.seed, 0, 1);
  const options = optionsFrom(entry.meta, values.options, players);
  const game = await entry.load();
  const names = values.bot ?? 'random';
  const bots = botsNamed(game, names, players);
  const save = values.save === undefined ? null : saver(values.save, names.split(','));
  if (count > 1) warmUp((n) => playOut(game, { players, options, seed: seed + n }, bots));
  let [finished, broken, moves, total, worst] = [0, 0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    const config = { players, options, seed: seed + n };
    const begun = performance.now();
    try {
      const played = playOut(game, config, bots);
      const ms = performance.now() - begun;
      if (played.finished) finished += 1;
      moves += played.moves.length;
      total += ms;
      worst = Math.max(worst, played.worstListing);
      save?.(game, config, played.moves);
      print(lineOf(game, config.seed, played, ms));
    } catch (error) {
      broken += 1;
      console.error(`${entry.meta.id}, seed ${config.seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const played = count - broken;
  print({
    summary: {
      games: count,
      finished,
      moves,
      movesPerSecond: total === 0 ? 0 : Math.round((moves / total) * 1000),
      msPerGame: played === 0 ? 0 : rounded(total / played),
      worstListingMs: rounded(worst)
    }
  });
  return broken === 0 ? 0 : 1;
};

function lineOf(game: Game, seed: number, { position, moves, finished }: PlayedOut, ms: number): object {
  const { totals, winners } = game.score(position);
  return {
    seed,
    scores: totals,
    winner: winners.length === 1 ? winners[0] : winners,
    moves: moves.length,
    turns: game.progress(position).round,
    end: finished ? (game.ending?.(position) ?? 'rounds') : 'unfinished',
    ms: rounded(ms),
    hash: hashOf(position)
  };
}
