import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import { BUILDING_IDS, CHARACTER_IDS } from '$lib/games/helios/data';
import { CELLS, spotOf } from '$lib/games/helios/data/board';
import { helios } from '$lib/games/helios/entry';
import { ACTS, BONUS_TYPES, COLOURS, HIDDEN, PILES, SECTIONS } from '$lib/games/helios/state';
import { BLANK, format, type Language, type Texts } from '$lib/i18n/format';
import { begin, paths } from '$lib/kernel';
import { named } from './source';

const [fr, en] = [await helios.texts('fr'), await helios.texts('en')];
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];
const first = begin(game, { players: 4, seed: 1, options: {} }).position;

const blanks = (text: string | readonly string[]): string[] =>
  [text]
    .flat()
    .flatMap((part) => [...part.matchAll(BLANK)].map(([blank]) => blank))
    .sort();

describe('Both languages', () => {
  it('have the same keys', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('have the same blanks in every sentence', () => {
    for (const key of Object.keys(en)) expect([key, ...blanks(fr[key]!)]).toEqual([key, ...blanks(en[key]!)]);
  });

  it.each(LANGUAGES)('%s knows every noun and every name that its sentences use', (_language, texts) => {
    for (const text of Object.values(texts).flat()) {
      for (const [, , mark, word] of text.matchAll(BLANK)) {
        if (mark === '#') expect(texts[`noun.${word}`]).toHaveLength(2);
        if (mark === '@' && word !== 'seat') {
          expect(Object.keys(texts).some((key) => key.startsWith(`${word}.`))).toBe(true);
        }
      }
    }
  });
});

describe.each(LANGUAGES)('Words for everything (%s)', (language, texts) => {
  const has = (key: string) => expect([key, typeof texts[key]]).toEqual([key, 'string']);

  it('moves and decisions', () => {
    for (const kind of Object.keys(game.moves)) for (const end of ['', '.deed', '.this']) has(`move.${kind}${end}`);
    const kinds = new Set(Object.values(game.moves).flatMap((kind) => kind.answers));
    for (const kind of kinds) for (const end of ['', '.help']) has(`decision.${kind}${end}`);
  });

  it('phases, counters and rows of the score sheet', () => {
    for (const path of paths(game.phases)) has(`phase.${path}`);
    for (const name of Object.keys(game.counters(first, 0))) has(`counter.${name}`);
    for (const { key } of game.score(first).rows) has(`score.${key}`);
  });

  it('facts, refusals and warnings that the rules name', () => {
    const facts = named(/tell\(d, '([\w.]+)'/g);
    const refusals = named(/refusal\('([\w.]+)'/g);
    const warnings = named(/\{ key: '([\w.]+)'/g);
    expect([facts.length > 25, refusals.length > 30, warnings.length > 3]).toEqual([true, true, true]);
    for (const kind of facts) has(`fact.${kind}`);
    for (const key of refusals) has(`refusal.${key}`);
    for (const key of warnings) has(`warning.${key}`);
  });

  it('colours, tokens, tiles and sections', () => {
    for (const colour of [...COLOURS, HIDDEN])
      for (const table of ['colour', 'cube', 'land']) has(`${table}.${colour}`);
    for (const slot of ['any', 'black|blue']) has(`colour.${slot}`);
    for (const colour of COLOURS) for (const table of ['resource', 'source']) has(`${table}.${colour}`);
    for (const source of [...PILES, ...BONUS_TYPES.map((type) => `bonus:${type}`)]) has(`source.${source}`);
    for (const type of BONUS_TYPES) has(`bonus.${type}`);
    for (const act of ACTS) has(`act.${act}`);
    for (const section of SECTIONS) for (const table of ['tile', 'section', 'under']) has(`${table}.${section}`);
    has('tile.grey');
  });

  it('buildings and characters, with their article and what they bring', () => {
    for (const id of BUILDING_IDS) for (const table of ['building', 'the', 'gift']) has(`${table}.${id}`);
    for (const id of CHARACTER_IDS) for (const table of ['character', 'the', 'gift']) has(`${table}.${id}`);
  });

  it('cells, by the name that the log gives them', () => {
    for (const cell of CELLS) expect([cell, texts[`cell.${cell}`]]).toEqual([cell, spotOf(cell)]);
  });

  it('a tile with a section, or without one', () => {
    const said = (move: object) => format(texts, language, 'move.takeTile.this', { ...move });
    const expected = {
      fr: ['Soleil', 'Soleil, section rouge'],
      en: ['Sun', 'Sun, under red']
    };
    expect([said({ act: 'sun' }), said({ act: 'sun', section: 'red' })]).toEqual(expected[language]);
  });
});
