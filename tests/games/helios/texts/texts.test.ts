import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, CHARACTER_IDS } from '$lib/games/helios/data';
import { CELLS, spotOf } from '$lib/games/helios/data/board';
import { helios } from '$lib/games/helios/entry';
import { ACTS, BONUS_TYPES, COLOURS, HIDDEN, PILES, SECTIONS } from '$lib/games/helios/state';
import { format, type Language, type Texts } from '$lib/i18n/format';

const [fr, en] = [await helios.texts('fr'), await helios.texts('en')];
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];

describe.each(LANGUAGES)('Words for everything (%s)', (language, texts) => {
  const has = (key: string) => expect([key, typeof texts[key]]).toEqual([key, 'string']);

  it('what the next place is for, and a purchase whose cubes are chosen', () => {
    for (const kind of ['takeTile', 'create', 'moveSun', 'pay', 'bonusCube', 'officePlace']) has(`move.${kind}.next`);
    for (const kind of ['temple', 'building', 'activate']) has(`move.${kind}.alone`);
  });

  it('colours, tokens, tiles and sections', () => {
    for (const colour of [...COLOURS, HIDDEN])
      for (const table of ['colour', 'cube', 'land']) has(`${table}.${colour}`);
    for (const slot of ['any', 'black|blue']) has(`colour.${slot}`);
    for (const colour of COLOURS) for (const table of ['resource', 'source']) has(`${table}.${colour}`);
    for (const source of [...PILES, ...BONUS_TYPES.map((type) => `bonus:${type}`)])
      for (const table of ['source', 'taken']) has(`${table}.${source}`);
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
