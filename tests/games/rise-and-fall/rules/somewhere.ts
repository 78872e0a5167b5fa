import { game } from '$lib/games/rise-and-fall';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { apply, begin, options, over, readOptions, type Dice } from '$lib/kernel';

/** Somewhere in a game of chance, before it ends or at its end. */
export function somewhere(seed: number, chance: Dice): RafPosition {
  const players = 2 + (seed % 3);
  let { position } = begin(game, { players, seed, options: readOptions(game.meta, { world: 'named' }, players) });
  for (let n = chance.int(60, 500); n > 0 && !over(game, position); n--) {
    const played = apply(game, position, chance.pick(options(game, position)).move);
    if (!played.ok) throw new Error(played.refusal.key);
    position = played.position;
  }
  return position;
}
