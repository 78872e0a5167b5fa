import type { Texts } from '../../format';

export const rules = {} satisfies Texts;
