import type { Language, Texts } from '../format';
import type { en } from './en';

export type MessageKey = keyof typeof en & string;

/** Each language is a chunk of its own, in two: what home says is there sooner. */
export const loadMessages = async (language: Language): Promise<Texts> =>
  language === 'fr' ? (await import('./fr')).fr : (await import('./en')).en;

export const loadFront = async (language: Language): Promise<Texts> =>
  language === 'fr' ? (await import('./fr/front')).front : (await import('./en/front')).front;
