import type { GameEntry } from '$lib/games';
import { BLANK, type Language, type Texts } from '$lib/i18n/format';
import { en } from '$lib/i18n/messages/en';
import { fr } from '$lib/i18n/messages/fr';
import type { MissingText, Params } from '$lib/kernel/conformance';

const interfaceTexts: Record<Language, Texts> = { fr, en };

/** What a language cannot say: a key without a sentence, or a sentence with a blank that nothing fills. */
function missingIn(texts: Texts, language: Language, key: string, params: Params): string | null {
  const sentence = texts[key];
  if (typeof sentence !== 'string') return `there is no ${language} text ${key}`;
  for (const [blank, name, mark, word] of sentence.matchAll(BLANK)) {
    const value = params[name!];
    if (value === undefined) return `the ${language} text ${key} has ${blank}, which nothing fills`;
    if (mark === '#' && !Array.isArray(texts[`noun.${word}`])) return `there is no ${language} noun ${word}`;
    if (mark === '@' && word !== 'seat' && typeof texts[`${word}.${String(value)}`] !== 'string') {
      return `there is no ${language} text ${word}.${String(value)}, for ${key}`;
    }
  }
  return null;
}

/** Asks both languages whether the game (or, for the kernel's own keys, the interface) can say this. */
export async function textsOf(entry: GameEntry): Promise<MissingText> {
  const texts = { fr: await entry.texts('fr'), en: await entry.texts('en') };
  return (key, params) => {
    for (const language of ['fr', 'en'] as const) {
      const source = key.includes('.kernel.') ? interfaceTexts[language] : texts[language];
      const missing = missingIn(source, language, key, params);
      if (missing !== null) return missing;
    }
    return null;
  };
}
