import type { Texts } from '../../format';

export const settings = {} satisfies Texts;
