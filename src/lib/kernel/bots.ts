import type { Bot } from './game';
import type { Position } from './position';

/** Any legal move, with equal chance: what fuzzing and the weakest opponent use. */
export const randomBot: Bot<Position> = {
  choose: (_view, options, dice) => dice.pick(options).move
};
