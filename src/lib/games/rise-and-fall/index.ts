import { forgetful, randomBot, type Game } from '$lib/kernel';
import { steady } from './bots/steady';
import { copyPosition } from './copy';
import { counters } from './counters';
import { invariants } from './invariants';
import { meta } from './meta';
import { moves } from './moves';
import { notation } from './notation';
import { phases } from './phases';
import { ending } from './rules/turns';
import { score } from './scoring';
import { RULES_VERSION, setup } from './setup';
import type { RafPosition } from './state';
import { view } from './view';

/** The whole game, as the kernel wants it. */
export const game: Game<RafPosition> = {
  meta,
  rules: RULES_VERSION,
  moves,
  phases,
  setup,
  copy: copyPosition,
  view,
  counters,
  score,
  progress: ({ turn, variant }) => ({ round: turn, rounds: variant.maxTurns > 0 ? variant.maxTurns : null }),
  ending,
  invariants,
  notation,
  bots: { steady, beginner: forgetful(steady, 50), random: randomBot }
};
