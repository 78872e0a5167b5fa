import type { Bot } from './game';
import type { Position } from './position';

/** Any legal move, with equal chance: what fuzzing and the weakest opponent use. */
export const randomBot: Bot<Position> = {
  choose: (_view, options, dice) => dice.pick(options).move
};

/** The weights of a bot's evaluation, a bot that plays by other weights, and the file of the game that holds them. */
export interface Tuning<P extends Position> {
  readonly weights: Readonly<Record<string, number>>;
  botWith(weights: Readonly<Record<string, number>>): Bot<P>;
  readonly file: string;
}
