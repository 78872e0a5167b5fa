import type { RuleBook } from '$lib/games/entry';

/** A stretch of text, marked where it was found. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Hit {
  readonly id: string;
  readonly chapter: string;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

/**
 * Without accents and capitals, with the place each letter came from: "Île" is found by "ile", and the
 * mark still stands on the letters of the page.
 */
export function fold(text: string): { readonly plain: string; readonly from: readonly number[] } {
  let plain = '';
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    for (const letter of ligatures(text[i]!.normalize('NFD')).replace(/\p{M}/gu, '').toLowerCase()) {
      plain += letter;
      from.push(i);
    }
  }
  from.push(text.length);
  return { plain, from };
}

const ligatures = (letter: string): string => letter.replace(/[œŒ]/g, 'oe').replace(/[æÆ]/g, 'ae').replace(/’/g, "'");

const wordsOf = (query: string): string[] => [...new Set(fold(query).plain.split(/\s+/).filter(Boolean))];

/** The text cut where the words stand. Overlapping finds are one mark. */
export function mark(text: string, words: readonly string[]): Piece[] {
  const { plain, from } = fold(text);
  const lit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      for (let i = from[at]!; i < from[at + word.length - 1]! + 1; i++) lit[i] = true;
    }
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last !== undefined && last.hit === lit[i]) pieces[pieces.length - 1] = { ...last, text: last.text + text[i] };
    else pieces.push({ text: text[i]!, hit: lit[i]! });
  }
  return pieces;
}

const AROUND = 70;

/** A sentence's length round the first find, cut between words. */
function excerpt(paragraphs: readonly string[], words: readonly string[]): Piece[] {
  const holding = paragraphs.find((text) => words.some((word) => fold(text).plain.includes(word)));
  const text = holding ?? paragraphs[0] ?? '';
  const { plain, from } = fold(text);
  const finds = words.map((word) => plain.indexOf(word)).filter((at) => at !== -1);
  const middle = finds.length === 0 ? 0 : from[Math.min(...finds)]!;
  let start = Math.max(0, middle - AROUND);
  let end = Math.min(text.length, middle + 2 * AROUND);
  if (start > 0) start = text.indexOf(' ', start) + 1;
  if (end < text.length) end = Math.max(middle + 1, text.lastIndexOf(' ', end));
  return mark((start > 0 ? '… ' : '') + text.slice(start, end) + (end < text.length ? ' …' : ''), words);
}

/** The shortest word that is looked for inside others: less is an abbreviation, if it is anything. */
const WHOLE = 3;

/** A word and all that it may mean: without the ending of a plural, and the book's own words for it. */
function meanings(word: string, synonyms: RuleBook['synonyms'] = {}): string[] {
  const one = word.length > WHOLE + 1 ? word.replace(/[sx]$/, '') : word;
  const means = (synonyms[word] ?? synonyms[one] ?? []).map((each) => fold(each).plain);
  return means.length > 0 && word.length < WHOLE ? means : [one, ...means];
}

/**
 * Every section that holds all the words, or what they mean: those whose title does come first, then those
 * of a chapter whose title does, in the order of the book.
 */
export function search(book: RuleBook, query: string): Hit[] {
  const wanted = wordsOf(query).map((word) => meanings(word, book.synonyms));
  if (wanted.length === 0) return [];
  const words = wanted.flat();
  const ranked: Hit[][] = [[], [], []];
  for (const chapter of book.chapters) {
    const named = fold(chapter.title).plain;
    for (const section of chapter.sections) {
      const title = fold(section.title).plain;
      const whole = [section.id, named, title, ...section.text.map((text) => fold(text).plain)].join('\n');
      if (!wanted.every((any) => any.some((word) => whole.includes(word)))) continue;
      const rank = [title, named].findIndex((text) => words.some((word) => text.includes(word)));
      ranked.at(rank)!.push({
        id: section.id,
        chapter: chapter.title,
        title: mark(section.title, words),
        excerpt: excerpt(section.text, words)
      });
    }
  }
  return ranked.flat();
}
