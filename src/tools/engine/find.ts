import { ENGINES, engineOf } from '$lib/games/engines';
import type { GameEntry } from '$lib/games';
import {
  randomBot,
  readOptions,
  refuseOptions,
  type Bot,
  type Game,
  type GameMeta,
  type Options,
  type Position
} from '$lib/kernel';
import { Complaint } from './command';

export function entryNamed(id: string | undefined): GameEntry {
  const entry = id === undefined ? undefined : engineOf(id);
  if (entry !== undefined) return entry;
  const known = ENGINES.map(({ meta }) => meta.id).join(', ');
  throw new Complaint(id === undefined ? `--game is missing: ${known}` : `No game ${id} in this version: ${known}`);
}

/** The options given on the command line, with a game's defaults for the others. */
export function optionsFrom(meta: GameMeta, json: string | undefined, players: number): Options {
  let given: unknown;
  try {
    given = JSON.parse(json ?? '{}');
  } catch {
    throw new Complaint(`--options is not JSON: ${json}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Complaint('--options takes a JSON object');
  }
  const wrong = refuseOptions(meta, { ...readOptions(meta, {}, players), ...given }, players);
  if (wrong === 'players') throw new Complaint(`${meta.id} is for ${meta.players.min} to ${meta.players.max} players`);
  if (wrong !== null) {
    const why = reasonFor(meta, wrong, (given as Options)[wrong]);
    throw new Complaint(why ?? `${meta.id} has no such option, or not this value of it: ${wrong}`);
  }
  return { ...readOptions(meta, {}, players), ...(given as Options) };
}

/** The sentence that goes with a value that is not open to these options. */
const reasonFor = ({ options }: GameMeta, key: string, value: unknown): string | undefined => {
  const spec = options.find((each) => each.key === key);
  return spec?.type === 'choice' ? spec.choices.find((choice) => choice.value === value)?.unless?.en : undefined;
};

/** One bot for all seats, or several, separated by commas, that take the seats in turn. */
export function botsNamed(game: Game<Position>, names: string, players: number): Bot<Position>[] {
  const list = names.split(',').map((name) => {
    if (Object.hasOwn(game.bots, name)) return game.bots[name]!;
    if (name === 'random') return randomBot;
    throw new Complaint(`${game.meta.id} has no bot ${name}: random, ${Object.keys(game.bots).join(', ')}`);
  });
  if (list.length > players) throw new Complaint(`--bot names ${list.length} for ${players} seats`);
  return Array.from({ length: players }, (_, seat) => list[seat % list.length]!);
}
