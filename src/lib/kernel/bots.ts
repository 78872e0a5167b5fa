import type { Bot } from './game';
import type { Position } from './position';

/** Any legal move, with equal chance: what fuzzing and the weakest opponent use. */
export const randomBot: Bot<Position> = {
  choose: (_view, options, dice) => dice.pick(options).move
};

/** A bot that does not see all it could do: of a hundred moves it overlooks so many, but never all. */
export const forgetful = <P extends Position>(bot: Bot<P>, overlooked: number): Bot<P> => ({
  choose(view, options, dice, budget) {
    const seen = options.filter(() => dice.int(1, 100) > overlooked);
    return bot.choose(view, seen.length > 0 ? seen : [dice.pick(options)], dice, budget);
  }
});

/** The weights of a bot's evaluation, a bot that plays by other weights, and the file of the game that holds them. */
export interface Tuning<P extends Position> {
  readonly weights: Readonly<Record<string, number>>;
  botWith(weights: Readonly<Record<string, number>>): Bot<P>;
  readonly file: string;
}
