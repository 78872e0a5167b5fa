import type { Texts } from '../../format';

export const store = {} satisfies Texts;
