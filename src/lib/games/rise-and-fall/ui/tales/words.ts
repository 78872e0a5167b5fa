import { wordsIn } from '$lib/i18n';
import { en } from './words.en';
import { fr } from './words.fr';

/** Words that only the pictures and cards of the tales use. */
export const sayTale = wordsIn<Record<keyof typeof en, string | readonly [string, string]>>({ en, fr });
