import type { Texts } from '../../format';

export const app = {} satisfies Texts;
