import { writeFileSync } from 'node:fs';
import { game } from '$lib/games/terra-mystica';
import { meta } from '$lib/games/terra-mystica/meta';
import { anyGame, readOptions, type Options } from '$lib/kernel';
import { playOut } from '../engine/play-out';
import { busyBot } from './busy';
import { goldenGame } from './game';

/** How many games for each number of players. */
const EACH = 55;
const MAPS = ['base', 'fi1', 'fi2'];
const SETUPS = ['full', 'random', 'full', 'auction', 'full'];

/** Every map, setup and option comes up with every number of players. */
function optionsOf(n: number, players: number): Options {
  const bit = (of: number): boolean => Math.floor(n / of) % 2 === 1;
  const raw = {
    setup: n % 11 === 0 ? 'introductory' : SETUPS[n % SETUPS.length],
    map: MAPS[n % MAPS.length],
    fireIceFactions: n % 4 !== 0,
    finalScoringTile: bit(2),
    variableTurnOrder: bit(1),
    promoTownTiles: bit(4),
    promoShippingBonus: bit(8),
    promoTempleScoring: bit(16),
    strictBurn: n % 9 === 4
  };
  return readOptions(meta, raw, players);
}

/** Writes the games of one folder, a file for each number of players and a line for each game. */
export function makeGames(folder: string): void {
  for (let players = 2; players <= 5; players++) {
    const lines: string[] = [];
    for (let n = 0; n < EACH; n++) {
      const config = { players, seed: 1000 * players + n, options: optionsOf(n, players) };
      const bots = Array.from({ length: players }, () => busyBot);
      const any = anyGame(game);
      lines.push(JSON.stringify(goldenGame(any, config, playOut(any, config, bots))));
    }
    writeFileSync(`${folder}/${players}-players.jsonl`, `${lines.join('\n')}\n`);
  }
}
