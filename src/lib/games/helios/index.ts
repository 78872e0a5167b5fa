import { forgetful, randomBot, type Game } from '$lib/kernel';
import { expert } from './bots/expert';
import { steady } from './bots/steady';
import { copyPosition } from './copy';
import { counters } from './counters';
import { invariants } from './invariants';
import { meta } from './meta';
import { moves } from './moves';
import { notation } from './notation';
import { phases } from './phases';
import { score } from './scoring';
import { setup } from './setup';
import type { HeliosPosition } from './state';
import { view } from './view';

/** The whole game, as the kernel wants it. */
export const game: Game<HeliosPosition> = {
  meta,
  rules: 1,
  moves,
  phases,
  setup,
  copy: copyPosition,
  view,
  counters,
  score,
  /** What was put into the bags (HE 11); the rest of the sheet is counted at the end. */
  scored: ({ seats }) => seats.map(({ vp }) => vp),
  progress: ({ round, rounds }) => ({ round, rounds }),
  invariants,
  notation,
  bots: { steady, expert, beginner: forgetful(steady, 50), random: randomBot }
};
