import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEntry, RuleBook } from '$lib/games/entry';
import { references, ruleAddress, sectionIn, sectionOf } from '$lib/ui/rules/address';
import { fold, mark, search } from '$lib/ui/rules/search';

const book: RuleBook = {
  chapters: [
    {
      id: '1',
      title: 'Le jeu',
      sections: [
        { id: '1.1', title: 'L’île', text: ['Une petite île au milieu de la mer.', 'Des forêts et des bœufs.'] },
        { id: '1.2', title: 'Le but', text: ['Le plus de points à la fin.'] }
      ]
    },
    {
      id: '2',
      title: 'Bâtir',
      sections: [{ id: '2.1', title: 'Une hutte', text: ['Sur la forêt de l’île, voir CL 1.2.'] }]
    }
  ]
};
const shown = (pieces: readonly { text: string; hit: boolean }[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('search in the rules', () => {
  it.each([
    ['ile', ['1.1', '2.1']],
    ['ÎLE', ['1.1', '2.1']],
    ['foret', ['1.1', '2.1']],
    ['boeuf', ['1.1']],
    ["l'ile hutte", ['2.1']],
    ['2.1', ['2.1']],
    ['chateau', []],
    ['   ', []]
  ])('finds %j', (query, ids) => {
    expect(search(book, query).map(({ id }) => id)).toEqual(ids);
  });

  it('puts titles first', () => {
    expect(search(book, 'but').map(({ id }) => id)).toEqual(['1.2']);
    expect(search(book, 'une').map(({ id }) => id)).toEqual(['2.1', '1.1']);
  });

  it('looks for what a word means, in the one and in the many', () => {
    const spoken: RuleBook = { ...book, synonyms: { maison: ['hutte'], hu: ['hutte'], bateau: ['mer'] } };
    const found = (query: string) => search(spoken, query).map(({ id }) => id);
    expect(found('maison')).toEqual(['2.1']);
    expect(found('maisons')).toEqual(['2.1']);
    expect(found('hu')).toEqual(['2.1']);
    expect(found('bateaux forêts')).toEqual(['1.1']);
    expect(found('maison mer')).toEqual([]);
    expect(shown(search(spoken, 'maison')[0]!.title)).toBe('Une [hutte]');
  });

  it('names the sections of a chapter that is called so, after those that are', () => {
    expect(search(book, 'jeu').map(({ id }) => id)).toEqual(['1.1', '1.2']);
  });

  it('marks the letters of the page, accents and all', () => {
    const [first] = search(book, 'ile');
    expect(shown(first!.title)).toBe('L’[île]');
    expect(shown(first!.excerpt)).toBe('Une petite [île] au milieu de la mer.');
    expect(shown(mark('Des bœufs', ['boeuf']))).toBe('Des [bœuf]s');
    expect(shown(mark('aaa', ['aa']))).toBe('[aaa]');
  });

  it('cuts a long paragraph between words, round the find', () => {
    const long = `${'avant '.repeat(60)}trouvé ${'après '.repeat(60)}`.trim();
    const one: RuleBook = { chapters: [{ id: '1', title: 'T', sections: [{ id: '1.1', title: 'S', text: [long] }] }] };
    const text = shown(search(one, 'trouve')[0]!.excerpt);
    expect(text).toMatch(/^… avant .*\[trouvé\] .* …$/);
    expect(text.length).toBeLessThan(240);
  });

  it('never loses a letter, whatever is searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, word) => {
        const words = [fold(word).plain].filter((plain) => plain.trim() !== '');
        expect(
          mark(text, words)
            .map((piece) => piece.text)
            .join('')
        ).toBe(text);
      })
    );
  });
});

describe('addresses of rules', () => {
  const entry = { meta: { id: 'clearings' }, rulePrefix: 'CL' } as GameEntry;

  it('lead to the section', () => {
    expect(ruleAddress(entry, 'CL 3.2')).toBe('/rules/clearings#3.2');
    expect(sectionOf('7.C', 'RF')).toBe('7.C');
    expect(['#3.2', '#7%2EC', '', '#%', '#%E0%A4%A'].map(sectionIn)).toEqual(['3.2', '7.C', '', '', '']);
  });

  it('are found in a text', () => {
    expect(references('See CL 1.2, then CL 3.', 'CL')).toEqual([
      { text: 'See ' },
      { text: '1.2', section: '1.2' },
      { text: ', then ' },
      { text: '3', section: '3' },
      { text: '.' }
    ]);
  });
});
