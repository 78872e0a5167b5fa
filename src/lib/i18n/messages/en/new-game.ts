import type { Texts } from '../../format';

export const newGame = {} satisfies Texts;
