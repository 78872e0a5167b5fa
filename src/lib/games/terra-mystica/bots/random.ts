import type { Bot, LegalMove } from '$lib/kernel';
import type { TmPosition } from '../state';

/** A kind of move by chance, then a move of that kind: many prices of one thing do not crowd out the rest. */
export const random: Bot<TmPosition> = {
  choose(_view, options, dice) {
    const kinds = new Map<string, LegalMove[]>();
    for (const option of options) {
      const same = kinds.get(option.move.kind);
      if (same === undefined) kinds.set(option.move.kind, [option]);
      else same.push(option);
    }
    return dice.pick(dice.pick([...kinds.values()])).move;
  }
};
