import { randomBot, type Game } from '$lib/kernel';
import { steady } from './bots/steady';
import { invariants } from './invariants';
import { meta } from './meta';
import { moves } from './moves';
import { notation } from './notation';
import { phases } from './phases';
import { coverBag } from './rules/finds';
import { score } from './scoring';
import { setup } from './setup';
import type { ClearingsPosition } from './state';

/** The whole game, as the kernel wants it. */
export const game: Game<ClearingsPosition> = {
  meta,
  rules: 1,
  moves,
  phases,
  setup,
  /** Everything lies open but the bag; the kernel covers the sealed tasks. */
  view: (position) => ({ ...position, bag: coverBag(position.bag) }),
  counters: (position, seat) => ({ points: score(position).totals[seat]!, ...position.seats[seat]!.goods }),
  score,
  progress: ({ round, rounds }) => ({ round, rounds }),
  invariants,
  notation,
  bots: { random: randomBot, steady }
};
