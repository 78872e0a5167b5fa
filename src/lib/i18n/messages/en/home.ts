import type { Texts } from '../../format';

export const home = {} satisfies Texts;
