import { describe, expect, it } from 'vitest';
import { scoreSheet } from '$lib/kernel';
import { drawSheet, type PaperSheet } from '$lib/ui/score/sheet-picture';

const paper = (names: readonly string[]): PaperSheet => ({
  title: 'Helios',
  lines: ['Ada wins', 'today'],
  seats: names.map((name, seat) => ({ name, colour: seat + 1, title: seat === 0 ? 'Witches' : null })),
  rows: ['Buildings', 'Sun & moon'],
  total: 'Total',
  sheet: scoreSheet(
    [
      { key: 'a', points: names.map((_, seat) => 10 + seat) },
      { key: 'b', points: names.map((_, seat) => -seat) }
    ],
    names.length,
    true,
    (seat) => -seat
  )
});
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the score sheet on paper', () => {
  it('has every name, every category, every figure and the totals', () => {
    expect(texts(drawSheet(paper(['Ada', 'Ben'])).svg)).toEqual(
      expect.arrayContaining(['Helios', 'Ada wins', 'Ada', 'Witches', 'Ben', 'Buildings', '11', '-1', 'Total', '10'])
    );
  });

  it('is black on white and needs nothing from elsewhere', () => {
    const { svg } = drawSheet(paper(['Ada', 'Ben']));
    expect(new Set(svg.match(/#[0-9a-f]{3,6}(?=")/g))).toEqual(new Set(['#000', '#fff']));
    expect(svg).not.toMatch(/var\(|href|url\(|class=/);
  });

  it('takes a name for what it is, not for drawing', () => {
    const { svg } = drawSheet(paper(['<a b="c">', 'B & C\u0000']));
    expect(svg).not.toContain('<a b');
    expect(texts(svg)).toEqual(expect.arrayContaining(['&#60;a b=&#34;c&#34;&#62;', 'B &#38; C', 'Sun &#38; moon']));
  });

  it('grows with the table and cuts what is too long', () => {
    const eight = drawSheet(paper(Array.from({ length: 8 }, (_, n) => `A very long name ${n}`)));
    expect(eight.width).toBeGreaterThan(drawSheet(paper(['Ada'])).width);
    expect(texts(eight.svg).filter((text) => text!.endsWith('…'))).toHaveLength(8);
  });
});
