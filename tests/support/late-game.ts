import { engineOf } from '$lib/games/engines';
import { apply, awaited, begin, headerFor, options, readOptions, type Options } from '$lib/kernel';
import { fileOf } from '$lib/store/files/make';
import { plainSeats } from '$lib/store/seats';
import { botsNamed } from '../../src/tools/engine/find';
import { playOut } from '../../src/tools/engine/play-out';

const NAMES = ['Adèle', 'Bruno', 'Chloé', 'David', 'Élise', 'Farid', 'Greta', 'Hugo'];

export interface Late {
  readonly game: string;
  readonly players: number;
  readonly options?: Options;
  readonly seed?: number;
  /** The part of the game that lies behind, at least and at most; 1 is its end. */
  readonly between?: readonly [number, number];
  /** Only moments in which this seat decides. */
  readonly seat?: number;
}

/**
 * A game between bots as a file, opened late: of all moments in the given part of the game the one in which
 * somebody has most to choose from. It is what is opened to look at, or to measure, a full board.
 */
export async function lateGame({
  game: id,
  players,
  options: chosen = {},
  seed = 1,
  between = [0.6, 0.9],
  seat
}: Late) {
  const game = await engineOf(id)!.load();
  const config = { players, options: { ...readOptions(game.meta, {}, players), ...chosen }, seed };
  const { moves } = playOut(game, config, botsNamed(game, 'steady' in game.bots ? 'steady' : 'random', players));
  let { position } = begin(game, config);
  let best = { n: 0, choices: -1 };
  for (let n = 0; n <= moves.length * between[1]; n++) {
    const choices = n < moves.length * between[0] ? -1 : choicesAt(position);
    if (choices > best.choices) best = { n, choices };
    if (n === moves.length) break;
    const played = apply(game, position, moves[n]!);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
  const seats = plainSeats(players).map((each, n) => ({ ...each, name: NAMES[n]! }));
  const plain = { header: headerFor(game, config), moves: moves.slice(0, best.n), seats };
  return { n: best.n, text: fileOf(game, plain, { now: Date.now() }) };

  function choicesAt(now: typeof position): number {
    const first = awaited(now)[0];
    return seat !== undefined && first !== undefined && seat !== first ? -1 : options(game, now, first).length;
  }
}
