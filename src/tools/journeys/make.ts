import { mkdirSync, writeFileSync } from 'node:fs';
import { anyGame, headerFor, readOptions, type GameConfig, type Move, type Options } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import { FACTIONS, type FactionId } from '$lib/games/terra-mystica/ids';
import { INTRODUCTORY, introductoryGame } from './introductory';
import { search } from './search';
import { shorten } from './shorten';
import type { Trail } from './trail';

/** Tables that are tried for each faction, and how often. */
const SEEDS = 6;
const TRIALS = 3000;
/** A game that is found may be so much longer than the best one: it is shortened afterwards. */
const LONGER = 1.5;

const any = anyGame(game);

const optionsFor = (faction: FactionId): Options =>
  readOptions(game.meta, { setup: 'full', fireIceFactions: FACTION[faction].set === 'fireIce' }, 2);

/** Writes a file for each faction and one for the introductory game, or only those that are named. */
export function makeJourneys(folder: string, named: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const wanted = (name: string) => named.length === 0 || named.includes(name);
  if (wanted('introductory')) write(`${folder}/introductory.jsonl`, INTRODUCTORY, introductoryGame(), {});
  for (const faction of FACTIONS.filter(wanted)) {
    const { config, trail } = shortest(faction);
    write(`${folder}/${faction}.jsonl`, config, trail.moves, trail.shown);
  }
}

function shortest(faction: FactionId): { config: GameConfig; trail: Trail } {
  let best: { config: GameConfig; trail: Trail } | null = null;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const config = { players: 2, options: optionsFor(faction), seed };
    const found = search(faction, config, TRIALS, LONGER * (best?.trail.moves.length ?? Infinity));
    const trail = found && shorten(faction, config, found);
    if (trail && trail.moves.length < (best?.trail.moves.length ?? Infinity)) best = { config, trail };
  }
  if (best === null) throw new Error(`The ${faction} did not show all they can`);
  return best;
}

/** First what the game is and after which move each ability shows, then a line for each move. */
function write(file: string, config: GameConfig, moves: readonly Move[], shown: Trail['shown']): void {
  console.log(`${file}: ${moves.length} moves ${JSON.stringify(shown)}`);
  const lines = [{ header: headerFor(any, config), shown }, ...moves].map((line) => JSON.stringify(line));
  writeFileSync(file, `${lines.join('\n')}\n`);
}
