import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dice, type Position, type Tuning } from '$lib/kernel';
import { read, whole } from '../arguments';
import { Complaint, type Command } from '../command';
import { entryNamed, optionsFrom } from '../find';
import { playOut } from '../play-out';
import { mean } from '../tally';
import { Slopes } from '../slopes';

/** How far a weight is moved from where it stands to see what that does, and how far it may go in one step. */
const STRAY = 0.25;
const STRIDE = 0.3;

/**
 * Searches the weights of an evaluation by self-play. Every seat of every game plays with all weights strayed at random;
 * what each weight does to the points is found from all of them at once, and the weights take a step that way. Writes the
 * weights with how they came about.
 */
export const tune: Command = async (args, print) => {
  const text = { type: 'string' } as const;
  const flags = { game: text, players: text, games: text, steps: text, seed: text, bot: text, options: text };
  const { values } = read(args, flags);
  const entry = entryNamed(values.game);
  const players = whole('players', values.players, 1, entry.meta.players.usual);
  const games = whole('games', values.games, 1, 200);
  const steps = whole('steps', values.steps, 1, 3);
  const first = whole('seed', values.seed, 0, 1);
  const options = optionsFrom(entry.meta, values.options, players);
  const [game, { tuning, home }] = [await entry.load(), await tuningOf(entry.meta.id, values.bot)];
  const chance = dice(first ^ 0x2c1b3c6d);
  const names = Object.keys(tuning.weights);
  let weights = { ...tuning.weights };
  let seed = first;
  for (let step = 1; step <= steps; step++) {
    const slopes = new Slopes(names.length);
    const points: number[] = [];
    for (let n = 0; n < games; n++) {
      const strays = Array.from({ length: players }, () => names.map(() => chance.int(-1, 1)));
      const bots = strays.map((stray) => tuning.botWith(moved(weights, names, stray)));
      const { position } = playOut(game, { players, options, seed: seed++ }, bots, { unchecked: true });
      const { totals } = game.score(position);
      totals.forEach((total, seat) => slopes.add(strays[seat]!, total, game.title?.(position, seat) ?? ''));
      points.push(...totals);
    }
    const found = slopes.solved();
    weights = moved(
      weights,
      names,
      found.map(({ slope, doubt }) => stride(slope, doubt))
    );
    print({ step, mean: Math.round(mean(points) * 100) / 100, slopes: told(names, found), weights });
    const how = `engine tune --game ${entry.meta.id} --bot ${values.bot ?? 'expert'} --players ${players} --games ${games} --steps ${steps} --seed ${first}, step ${step}`;
    writeFileSync(new URL(tuning.file, home), `${JSON.stringify({ how, weights }, null, 2)}\n`);
  }
  return 0;
};

async function tuningOf(id: string, bot = 'expert'): Promise<{ tuning: Tuning<Position>; home: URL }> {
  const home = new URL(`../../../lib/games/${id}/`, import.meta.url);
  const file = new URL('bots/tuning.ts', home);
  if (!existsSync(fileURLToPath(file))) throw new Complaint(`${id} has no weights to tune`);
  const { tunings } = (await import(file.href)) as { tunings: Readonly<Record<string, Tuning<Position>>> };
  const tuning = Object.hasOwn(tunings, bot) ? tunings[bot] : undefined;
  if (tuning === undefined) throw new Complaint(`${id} has no weights for ${bot}: ${Object.keys(tunings).join(', ')}`);
  return { tuning, home };
}

/** A weight moves by a part of itself, so that it keeps its sign and its order of size. */
const moved = (weights: Readonly<Record<string, number>>, names: readonly string[], by: readonly number[]) =>
  Object.fromEntries(names.map((name, n) => [name, rounded(weights[name]! * Math.exp(STRAY * by[n]!))]));

/** As far as the slope is sure, at most so far. */
const stride = (slope: number, doubt: number): number =>
  Math.max(-1, Math.min(1, (slope * Math.min(1, Math.abs(slope) / (2 * doubt))) / STRIDE / 2));

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const told = (names: readonly string[], found: readonly { slope: number; doubt: number }[]): object =>
  Object.fromEntries(names.map((name, n) => [name, [rounded(found[n]!.slope), rounded(found[n]!.doubt)]]));
