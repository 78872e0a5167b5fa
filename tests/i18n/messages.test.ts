import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games';
import { BLANK, type Texts } from '$lib/i18n/format';
import { loadMessages } from '$lib/i18n/messages';

/**
 * The blanks of a text, sorted: what is counted and what is named must be so in both languages. The list of
 * names may be another one, because where one language needs an article the other may not.
 */
const blanks = (text: Texts[string]): string[] =>
  (typeof text === 'string' ? [text] : text)
    .flatMap((form) =>
      [...form.matchAll(BLANK)].map(([, name, mark, word]) => `${name}${mark ?? ''}${mark === '#' ? word : ''}`)
    )
    .sort();

function agree(en: Texts, fr: Texts): void {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en)) {
    expect(typeof fr[key], key).toBe(typeof en[key]);
    expect([...new Set(blanks(fr[key]!))], key).toEqual([...new Set(blanks(en[key]!))]);
  }
}

/** Every blank that counts or names has what it counts or names. */
function complete(texts: Texts): void {
  const keys = Object.keys(texts);
  for (const [key, text] of Object.entries(texts)) {
    // A thing that is not there has no name.
    if (!/\.(undefined|null)$/.test(key)) expect(String(text).trim(), key).not.toBe('');
    for (const [, , mark, word] of [text].flat().join(' ').matchAll(BLANK)) {
      if (mark === '#') expect(texts[`noun.${word}`], `${key} counts ${word}`).toBeDefined();
      if (mark === '@' && word !== 'seat') {
        expect(
          keys.some((known) => known.startsWith(`${word}.`)),
          `${key} names ${word}`
        ).toBe(true);
      }
    }
  }
}

/** Every area of the interface, as it stands in its own file. */
const areas = import.meta.glob<Record<string, Texts>>('../../src/lib/i18n/messages/en/*.ts', { eager: true });

describe('interface texts', () => {
  it('have each key in one area only', () => {
    const keys = Object.entries(areas)
      .filter(([file]) => !/\/(index|front)\.ts$/.test(file))
      .flatMap(([, area]) => Object.values(area).flatMap((texts) => Object.keys(texts)));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
  });

  it('say the same in both languages', async () => {
    const [en, fr] = await Promise.all([loadMessages('en'), loadMessages('fr')]);
    agree(en, fr);
    complete(en);
    complete(fr);
  });
});

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))('texts of %s', (_id, entry) => {
  it('say the same in both languages', async () => {
    const [en, fr] = await Promise.all([entry.texts('en'), entry.texts('fr')]);
    agree(en, fr);
    complete(en);
    complete(fr);
  });

  it('have a rulebook with the same numbers in both languages', async () => {
    const [en, fr] = await Promise.all([entry.rulebook('en'), entry.rulebook('fr')]);
    const numbers = (book: typeof en) =>
      book.chapters.map(({ id, sections }) => [id, sections.map((section) => [section.id, section.text.length])]);
    expect(numbers(fr)).toEqual(numbers(en));
    const ids = en.chapters.flatMap(({ sections }) => sections.map((section) => section.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const book of [en, fr]) {
      for (const { title, sections } of book.chapters) {
        expect(title.trim()).not.toBe('');
        expect(sections.length).toBeGreaterThan(0);
        for (const section of sections) expect(section.title.trim(), section.id).not.toBe('');
      }
    }
  });
});
