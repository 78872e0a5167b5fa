import { writeFileSync } from 'node:fs';
import { game } from '$lib/games/rise-and-fall';
import { meta } from '$lib/games/rise-and-fall/meta';
import { TALE_IDS } from '$lib/games/rise-and-fall/state';
import {
  anyGame,
  hashOf,
  headerFor,
  randomBot,
  readOptions,
  type Bot,
  type Game,
  type LogHeader,
  type Options
} from '$lib/kernel';
import type { Position } from '$lib/kernel';
import { playOut } from '../engine/play-out';

/** A finished game of Rise & Fall as it is kept: seat and move, in the game's notation, and the exact score sheet. */
export interface GoldenRiseAndFall {
  readonly header: LogHeader;
  readonly moves: string;
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly hash: string;
}

/** How many games for each number of players. */
const EACH: Readonly<Record<number, number>> = { 2: 32, 3: 32, 4: 32, 5: 4, 6: 4, 7: 3, 8: 3 };
const LEVELS = ['regular', 'novice', 'experienced', 'veryExperienced'];
const IDLE: ReadonlySet<string> = new Set(['endActions', 'keepGold', 'keepGuild']);

/** A kind of move by chance, then a move of it; nobody idles while something can be done. */
const busy: Bot<Position> = {
  choose(_view, options, dice) {
    const active = options.filter(({ move }) => !IDLE.has(move.kind));
    const chosen = active.length > 0 && dice.int(1, 15) > 1 ? active : options;
    const kind = dice.pick([...new Set(chosen.map(({ move }) => move.kind))]);
    return dice.pick(chosen.filter(({ move }) => move.kind === kind)).move;
  }
};

/** Every World, length and variant comes up with every number of players; some games are played to the end. */
function optionsOf(n: number, players: number, most: number): Options {
  const levels = Object.fromEntries(LEVELS.map((_, seat) => [`handicap${seat + 1}`, LEVELS[(n + seat) % 4]!]));
  const raw = {
    trophies: String(4 + (n % 3)),
    world: ['named', 'built', 'named', 'drawn'][n % 4],
    [`world${players}`]: `world-${String(4 * (players - 2) + 1 + (n % 4)).padStart(2, '0')}`,
    guilds: n % 2 === 1,
    handicap: n % 5 === 1,
    ...levels,
    maxTurns: most
  };
  return readOptions(meta, raw, players);
}

/** Writes the games of one folder, a file for each number of players and a line for each game. */
export function makeRiseAndFall(folder: string): void {
  const any = anyGame(game);
  for (const players of Object.keys(EACH).map(Number)) {
    const lines: string[] = [];
    for (let n = 0; n < EACH[players]!; n++) {
      const thinks = n % 3 === 0 && n % 8 !== 7 && players < 5;
      // By chance alone two players often end with one of them extinct.
      const careless = n % 8 === 7 && players === 2;
      const long = careless || (n % 8 === 5 && players < 5);
      const most = thinks ? 80 : long ? 300 : 8 + (n % 10);
      const config = { players, seed: 1000 * players + n, options: optionsOf(n, players, most) };
      const bots = Array.from({ length: players }, () => (careless ? randomBot : thinks ? any.bots['steady']! : busy));
      lines.push(JSON.stringify(golden(any, headerFor(any, config), playOut(any, config, bots))));
    }
    writeFileSync(`${folder}/${players}-players.jsonl`, `${lines.join('\n')}\n`);
  }
}

/** How many games with tales for each number of players, and how many turns they last. */
const TOLD: Readonly<Record<number, number>> = { 2: 23, 3: 16, 4: 12, 5: 5, 6: 4, 7: 3, 8: 3 };
const TURNS = 14;

/** Every tale comes up with every other kind of option; one World in four is not built by the players. */
function taleOptions(n: number, players: number): Options {
  const chosen = Array.from({ length: players }, (_, k) => [`tale${k + 1}`, TALE_IDS[(n + 7 * k) % TALE_IDS.length]!]);
  const raw = {
    trophies: String(4 + (n % 3)),
    world: ['built', 'built', 'named', 'built', 'drawn'][n % 5],
    guilds: n % 2 === 1,
    tales: n % 6 === 5 ? 'drawn' : 'chosen',
    ...Object.fromEntries(chosen),
    maxTurns: TURNS + (n % 12)
  };
  return readOptions(meta, raw, players);
}

/** The same with tales, in a file of their own. */
export function makeTales(folder: string): void {
  const any = anyGame(game);
  const lines: string[] = [];
  for (const players of Object.keys(TOLD).map(Number)) {
    for (let n = 0; n < TOLD[players]!; n++) {
      const config = { players, seed: 50_000 + 1000 * players + n, options: taleOptions(n, players) };
      const bot = n % 8 === 3 && players < 5 ? any.bots['steady']! : busy;
      const bots = Array.from({ length: players }, () => bot);
      lines.push(JSON.stringify(golden(any, headerFor(any, config), playOut(any, config, bots))));
    }
  }
  writeFileSync(`${folder}/tales.jsonl`, `${lines.join('\n')}\n`);
}

function golden(any: Game<Position>, header: LogHeader, played: ReturnType<typeof playOut>): GoldenRiseAndFall {
  const { rows, totals, winners } = any.score(played.position);
  return {
    header,
    moves: played.moves.map((move) => `${move.seat}${any.notation.write(move, played.position)}`).join(' '),
    scores: Object.fromEntries(rows.map(({ key, points }) => [key, points])),
    totals,
    winners,
    hash: hashOf(played.position)
  };
}
