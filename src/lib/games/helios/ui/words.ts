import { wordsIn } from '$lib/i18n';
import { en } from './words.en';
import { fr } from './words.fr';

export type WordKey = keyof typeof en;

/** Words that only the pictures of this game use. */
export const say = wordsIn<Record<WordKey, string | readonly [string, string]>>({ en, fr });
