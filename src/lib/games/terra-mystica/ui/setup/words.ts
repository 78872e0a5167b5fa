import { wordsIn } from '$lib/i18n';
import { en } from './words.en';
import { fr } from './words.fr';

export type WordKey = keyof typeof en;

/** Words of the screens before the first dwelling. */
export const say = wordsIn<Record<WordKey, string | readonly [string, string]>>({ en, fr });
