import { language } from '$lib/i18n';
import { format, type Params, type Texts } from '$lib/i18n/format';
import { en } from './words.en';
import { fr } from './words.fr';

/** Words that only the pictures of this game use; sentences about its moves stand with the rules. */
const WORDS: Readonly<Record<'en' | 'fr', Texts>> = { en, fr };

export type WordKey = keyof typeof en;

/** Read inside a template it follows the language. */
export const say = (key: WordKey, params?: Params): string =>
  format(WORDS[language.current], language.current, key, params);
