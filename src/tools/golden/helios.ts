import { writeFileSync } from 'node:fs';
import { game } from '$lib/games/helios';
import { meta } from '$lib/games/helios/meta';
import {
  anyGame,
  hashOf,
  headerFor,
  readOptions,
  type Bot,
  type Game,
  type LogHeader,
  type Position
} from '$lib/kernel';
import { playOut } from '../engine/play-out';

/** A finished game of Helios as it is kept: its moves in the game's notation, and the exact score sheet. */
export interface GoldenHelios {
  readonly header: LogHeader;
  readonly moves: string;
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly hash: string;
}

/** How many games for each number of players, and how often the players think. */
const EACH = 40;
const THINKING = 8;

/** A kind of move by chance, then a move of it; nobody idles while something can be done. */
const busy: Bot<Position> = {
  choose(_view, options, dice) {
    const active = options.filter(({ move }) => move.kind !== 'forgo' && move.kind !== 'endTurn');
    const chosen = active.length > 0 && dice.int(1, 12) > 1 ? active : options;
    const kind = dice.pick([...new Set(chosen.map(({ move }) => move.kind))]);
    return dice.pick(chosen.filter(({ move }) => move.kind === kind)).move;
  }
};

/** Writes the games of one folder, a file for each number of players and a line for each game. */
export function makeHelios(folder: string): void {
  const any = anyGame(game);
  for (let players = 2; players <= 4; players++) {
    const lines: string[] = [];
    for (let n = 0; n < EACH; n++) {
      const raw = {
        revolutionLimit: n % 3 === 0 ? 'action' : 'turn',
        princessAtInfinity: n % 5 === 0 ? 7 : 0,
        first: n % 4 === 0 ? String(n % players) : 'random'
      };
      const config = { players, seed: 1000 * players + n, options: readOptions(meta, raw, players) };
      const steady = any.bots['steady']!;
      const bots = Array.from({ length: players }, (_, seat) => (n % THINKING === 0 && seat < 2 ? steady : busy));
      lines.push(JSON.stringify(golden(any, headerFor(any, config), playOut(any, config, bots))));
    }
    writeFileSync(`${folder}/${players}-players.jsonl`, `${lines.join('\n')}\n`);
  }
}

function golden(any: Game<Position>, header: LogHeader, played: ReturnType<typeof playOut>): GoldenHelios {
  const { rows, totals, winners } = any.score(played.position);
  return {
    header,
    moves: played.moves.map((move) => any.notation.write(move, played.position)).join(' '),
    scores: Object.fromEntries(rows.map(({ key, points }) => [key, points])),
    totals,
    winners,
    hash: hashOf(played.position)
  };
}
