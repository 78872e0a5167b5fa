import { readFileSync } from 'node:fs';
import { game } from '$lib/games/terra-mystica';
import { meta } from '$lib/games/terra-mystica/meta';
import { anyGame, headerFor, readOptions, type Bot, type LogHeader, type Move, type Position } from '$lib/kernel';
import type { GoldenGame } from '../../../src/tools/golden/game';
import { busyBot } from '../../../src/tools/golden/busy';
import { unpack } from '../../../src/tools/golden/pack';
import { playOut } from '../../../src/tools/engine/play-out';

export interface OwnGame {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
}

/** The games that are kept, of all numbers of players, maps, setups and options. */
export const keptGames = (): OwnGame[] =>
  [2, 3, 4, 5].flatMap((players) =>
    readFileSync(`tests/golden/terra-mystica/own/${players}-players.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as GoldenGame)
      .map(({ header, moves }) => ({ header, moves: unpack(moves) }))
  );

const RARE = new Set(['convert', 'burn', 'skip', 'riverTown', 'shapeshift', 'upgrade']);

/** Does often what a sensible player hardly ever does: trades after a turn, leaves what is offered. */
const restless: Bot<Position> = {
  choose(_view, options, dice) {
    const staying = options.filter(({ move }) => move.kind !== 'pass' || dice.int(1, 6) === 1);
    const chosen = staying.length > 0 ? staying : options;
    const kinds = [...new Set(chosen.map(({ move }) => move.kind))];
    const rare = kinds.filter((kind) => RARE.has(kind));
    const kind = rare.length > 0 && dice.int(1, 3) === 1 ? dice.pick(rare) : dice.pick(kinds);
    return dice.pick(chosen.filter(({ move }) => move.kind === kind)).move;
  }
};

const MAPS = ['base', 'fi1', 'fi2'];
const SETUPS = ['auction', 'full', 'auction', 'random'];

/** More games, half of them auctions, with restless players among them. */
export function freshGames(n: number): OwnGame[] {
  const any = { ...anyGame(game), invariants: {} };
  return Array.from({ length: n }, (_, i) => {
    const players = 2 + (i % 4);
    const bit = (of: number): boolean => Math.floor(i / of) % 2 === 1;
    const raw = {
      setup: SETUPS[Math.floor(i / 4) % SETUPS.length],
      map: MAPS[i % MAPS.length],
      fireIceFactions: i % 5 !== 0,
      finalScoringTile: bit(2),
      variableTurnOrder: bit(1) !== bit(16),
      promoTownTiles: bit(4),
      promoShippingBonus: bit(8),
      promoTempleScoring: bit(16)
    };
    const config = { players, seed: 70_000 + i, options: readOptions(meta, raw, players) };
    const bots = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? restless : busyBot));
    return { header: headerFor(any, config), moves: playOut(any, config, bots).moves };
  });
}
