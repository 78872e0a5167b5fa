import type { Game } from '$lib/kernel';
import { random } from './bots/random';
import { beginner } from './bots/beginner';
import { expert } from './bots/expert';
import { steady } from './bots/steady';
import { copyPosition } from './copy';
import { counters } from './counters';
import { ROUNDS } from './data/tiles';
import { invariants } from './invariants';
import { meta } from './meta';
import { moves } from './moves';
import { notation } from './notation';
import { RULES_VERSION } from './options';
import { phases } from './phases';
import { score, scored } from './scoring';
import { setup } from './setup';
import type { TmPosition } from './state';
import { title } from './title';

/** Terra Mystica: the base game, Fire & Ice and the errata, as in RULES.md. Nothing is hidden. */
export const game: Game<TmPosition> = {
  meta,
  rules: RULES_VERSION,
  moves,
  phases,
  setup,
  copy: copyPosition,
  view: (position) => position,
  counters,
  score,
  scored,
  title,
  progress: ({ round }) => ({ round, rounds: ROUNDS }),
  invariants,
  notation,
  bots: { steady, expert, beginner, random }
};
