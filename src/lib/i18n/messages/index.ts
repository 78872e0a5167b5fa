import type { Language, Noun, Texts } from '../format';
import type { en } from './en';

/** English is the measure: another language has the same keys, sentences for sentences, nouns for nouns. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Noun };

export type MessageKey = keyof typeof en & string;

/** Each language is a chunk of its own. */
export const loadMessages = async (language: Language): Promise<Texts> =>
  language === 'fr' ? (await import('./fr')).fr : (await import('./en')).en;
