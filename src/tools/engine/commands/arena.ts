import { Budget, type Game, type Position, type ScoreSheet } from '$lib/kernel';
import { read, whole } from '../arguments';
import { Complaint, type Command } from '../command';
import { botsNamed, entryNamed, optionsFrom } from '../find';
import { playOut } from '../play-out';
import { Tally, type Result } from '../tally';

/**
 * Bots against each other: every seed is played with the bots on all seats in turn, so that neither luck nor seat
 * favours anyone. A line per game, and the tally of each kind of bot.
 */
export const arena: Command = async (args, print) => {
  const text = { type: 'string' } as const;
  const flags = { game: text, players: text, games: text, seed: text, bots: text, options: text, budget: text };
  const { values } = read(args, flags);
  const entry = entryNamed(values.game);
  const players = whole('players', values.players, 1, entry.meta.players.usual);
  const count = whole('games', values.games, 1, 1);
  const first = whole('seed', values.seed, 0, 1);
  const options = optionsFrom(entry.meta, values.options, players);
  const budget = values.budget === undefined ? undefined : budgetFrom(values.budget);
  const game = await entry.load();
  const named = (values.bots ?? 'steady').split(',');
  const bots = botsNamed(game, named.join(','), players);
  const names = bots.map((_, seat) => named[seat % named.length]!);
  const turns = rotations(names);
  const tallies = new Map(names.map((name) => [name, new Tally()]));
  let broken = 0;
  for (let n = 0; n < count; n++) {
    const [seed, turn] = [first + Math.floor(n / turns), n % turns];
    const at = (seat: number) => (seat + turn) % players;
    const sitting = names.map((_, seat) => names[at(seat)]!);
    try {
      const { position, finished } = playOut(
        game,
        { players, options, seed },
        sitting.map((_, seat) => bots[at(seat)]!),
        { unchecked: true, budget, thought: (seat, ms) => tallies.get(sitting[seat]!)!.thought(ms) }
      );
      const sheet = game.score(position);
      sitting.forEach((name, seat) => tallies.get(name)!.add(resultOf(sheet, seat), under(game, position, seat)));
      print({ seed, bots: sitting, scores: sheet.totals, finished, turns: game.progress(position).round });
    } catch (error) {
      broken += 1;
      console.error(`${entry.meta.id}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  print({ arena: { bots: [...tallies].map(([name, tally]) => tally.told(name)) } });
  return broken === 0 ? 0 : 1;
};

/** `400` positions, or `250ms`. */
function budgetFrom(text: string): () => Budget {
  const [, figure, unit] = /^([1-9]\d*)(ms)?$/.exec(text) ?? [];
  if (figure === undefined) throw new Complaint(`--budget takes 400 (positions) or 250ms, not ${text}`);
  const n = Number(figure);
  if (unit === undefined) return () => new Budget(n);
  return () => {
    const end = performance.now() + n;
    return new Budget(Infinity, () => performance.now() >= end);
  };
}

/** After so many steps round the table everybody sits on a seat of their own kind again. */
function rotations(names: readonly string[]): number {
  const same = (by: number) => names.every((name, seat) => name === names[(seat + by) % names.length]);
  return names.findIndex((_, by) => same(by + 1)) + 1;
}

function resultOf({ totals, winners }: ScoreSheet, seat: number): Result {
  const others = totals.filter((_, other) => other !== seat);
  return {
    won: winners.includes(seat) ? 1 / winners.length : 0,
    points: totals[seat]!,
    margin: totals[seat]! - Math.max(...(others.length > 0 ? others : [0]))
  };
}

const under = (game: Game<Position>, position: Position, seat: number): Readonly<Record<string, string>> => {
  const title = game.title?.(position, seat);
  return { bySeat: String(seat + 1), ...(title ? { byTitle: title } : {}) };
};
