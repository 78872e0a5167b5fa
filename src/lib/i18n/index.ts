import type { Bilingual } from '$lib/kernel';
import { format, type Names, type Params } from './format';
import { language } from './language.svelte';
import type { MessageKey } from './messages';

export type { Language, Names, Params, Texts } from './format';
export { LANGUAGES } from './format';
export { GameTexts, gameTexts, namesOf } from './game-texts.svelte';
export { isLanguage, language, languageOf, remembered } from './language.svelte';
export type { MessageKey } from './messages';
export * from './values';
export { wordsIn } from './words';

/** A sentence of the interface. Read inside a template or an effect it follows the language. */
export function t(key: MessageKey, params?: Params, names?: Names): string {
  return format(language.messages, language.current, key, params, names);
}

/** For keys that are put together at run time: whether the interface has such a sentence. */
export const isMessage = (key: string): key is MessageKey => key in language.messages;

/** The side of a bilingual text that is spoken now. */
export const spoken = (text: Bilingual): string => text[language.current];
