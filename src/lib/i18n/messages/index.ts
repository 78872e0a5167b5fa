import type { Language, Texts } from '../format';
import type { en } from './en';

export type MessageKey = keyof typeof en & string;

/** Each language is a chunk of its own. */
export const loadMessages = async (language: Language): Promise<Texts> =>
  language === 'fr' ? (await import('./fr')).fr : (await import('./en')).en;
