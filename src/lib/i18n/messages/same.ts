import type { Noun } from '../format';

/** English is the measure: another language has the same keys, sentences for sentences, nouns for nouns. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Noun };
