import type { Texts } from '../../format';

export const play = {} satisfies Texts;
