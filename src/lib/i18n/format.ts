import type { Json } from '$lib/kernel';

export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** A noun that is counted: its singular and its plural, each with its article or its `{n}`. */
export type Noun = readonly [one: string, other: string];

/** Texts by key. Sentences are strings, counted nouns are pairs. */
export type Texts = Readonly<Record<string, string | Noun>>;

export type Params = Readonly<Record<string, Json | undefined>>;

/** Names that only the running game knows: who sits in a seat. */
export interface Names {
  seat?(seat: number): string;
}

/**
 * A sentence with its blanks filled in.
 * - `{n}` stands for the parameter itself,
 * - `{n#wood}` counts: the noun `noun.wood` in the number that n asks for ("1 log", "3 logs"),
 * - `{terrain@terrain}` names: the text `terrain.forest` when the parameter is "forest";
 *   `{who@seat}` is the name of the person in that seat.
 * A parameter may be a sentence of its own, such as the name of a place: `{ say: 'place.coast', ... }`.
 * Articles and plurals belong to nouns, so sentences stay whole in every language.
 */
export function format(texts: Texts, language: Language, key: string, params: Params = {}, names: Names = {}): string {
  const sentence = texts[key];
  if (typeof sentence !== 'string') return key;
  return sentence.replace(BLANK, (_blank, name: string, mark: string | undefined, word: string | undefined) => {
    const value = params[name];
    if (mark === '#') return counted(texts, language, word!, Number(value));
    if (mark === '@')
      return word === 'seat' ? (names.seat?.(Number(value)) ?? `${Number(value) + 1}`) : named(texts, word!, value);
    if (isSentence(value)) return format(texts, language, value.say, value, names);
    return typeof value === 'number' ? numbers(language).format(value) : String(value ?? '');
  });
}

/** The key of a sentence with its own parameters beside it. */
export type Sentence = { readonly say: string } & { readonly [name: string]: Json };

const isSentence = (value: Json | undefined): value is Sentence =>
  typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string';

/** `{name}`, `{name#noun}`, `{name@table}`. */
export const BLANK = /\{(\w+)(?:([#@])([\w.-]+))?\}/g;

export function counted(texts: Texts, language: Language, noun: string, n: number): string {
  const forms = texts[`noun.${noun}`];
  if (forms === undefined || typeof forms === 'string') return `${n} ${noun}`;
  const form = pluralRules(language).select(Math.abs(n)) === 'one' ? forms[0] : forms[1];
  return form.replaceAll('{n}', numbers(language).format(n));
}

function named(texts: Texts, table: string, value: Json | undefined): string {
  const name = texts[`${table}.${String(value)}`];
  return typeof name === 'string' ? name : String(value);
}

/** What knows a language is slow to make and never changes: each is made once. */
function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    let found = made.get(language);
    if (found === undefined) made.set(language, (found = make(language)));
    return found;
  };
}
const pluralRules = once((language) => new Intl.PluralRules(language));
export const numbers = once((language) => new Intl.NumberFormat(language));
