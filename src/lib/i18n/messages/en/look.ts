import type { Texts } from '../../format';

export const look = {} satisfies Texts;
