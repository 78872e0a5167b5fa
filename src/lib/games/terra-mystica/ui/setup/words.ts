import { language } from '$lib/i18n';
import { format, type Params, type Texts } from '$lib/i18n/format';
import { en } from './words.en';
import { fr } from './words.fr';

const WORDS: Readonly<Record<'en' | 'fr', Texts>> = { en, fr };

export type WordKey = keyof typeof en;

/** Words of the screens before the first dwelling. Read inside a template they follow the language. */
export const say = (key: WordKey, params?: Params): string =>
  format(WORDS[language.current], language.current, key, params);
