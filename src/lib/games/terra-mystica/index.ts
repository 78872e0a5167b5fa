import type { Game } from '$lib/kernel';
import { random } from './bots/random';
import { steady } from './bots/steady';
import { copyPosition } from './copy';
import { counters } from './counters';
import { ROUNDS } from './data/tiles';
import { invariants } from './invariants';
import { meta } from './meta';
import { moves } from './moves';
import { phases } from './phases';
import { score } from './scoring';
import { setup } from './setup';
import { short } from './short';
import type { TmPosition } from './state';

/** Terra Mystica: the base game, Fire & Ice and the errata, as in RULES.md. Nothing is hidden. */
export const game: Game<TmPosition> = {
  meta,
  rules: 1,
  moves,
  phases,
  setup,
  copy: copyPosition,
  view: (position) => position,
  counters,
  score,
  progress: ({ round }) => ({ round, rounds: ROUNDS }),
  invariants,
  notation: short,
  bots: { steady, random }
};
