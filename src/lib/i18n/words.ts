import { format, type Language, type Params, type Texts } from './format';
import { language } from './language.svelte';

/**
 * Words that only one part of the page uses, in both languages; sentences about a game's moves stand with its
 * rules. Read inside a template, what is said follows the language.
 */
export const wordsIn =
  <W extends Texts>(words: Readonly<Record<Language, W>>) =>
  (key: keyof W & string, params?: Params): string =>
    format(words[language.current], language.current, key, params);
