import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, BUILDINGS, CHARACTER_IDS, CHARACTERS } from '$lib/games/helios/data';
import { LAYOUT, spotOf } from '$lib/games/helios/data/board';
import { helios } from '$lib/games/helios/entry';

const rules = readFileSync('src/lib/games/helios/RULES.md', 'utf8');
const numbered = [...rules.matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map(([, id]) => id!).filter((id) => id !== '15');

describe.each(['fr', 'en'] as const)('The rule book (%s)', (language) => {
  const sections = async () => (await helios.rulebook(language)).chapters.flatMap((chapter) => chapter.sections);
  const textOf = async (id: string) => (await sections()).find((section) => section.id === id)!.text.join(' ');

  it('has the sections of RULES.md, in its order', async () => {
    expect((await sections()).map(({ id }) => id)).toEqual(numbered);
    for (const { title, text } of await sections()) {
      expect(title).not.toBe('');
      expect(text.join('').length).toBeGreaterThan(20);
    }
  });

  it('tells the points of buildings and the mana of characters that are played with', async () => {
    const texts = await helios.texts(language);
    const after = (text: string, name: string) => text.slice(text.indexOf(`${name} (`));
    const buildings = await textOf('7.5');
    for (const id of BUILDING_IDS) {
      const [, points] = /(\d+) points?\b/.exec(after(buildings, String(texts[`building.${id}`])))!;
      expect([id, Number(points)]).toEqual([id, BUILDINGS[id].points]);
    }
    const characters = await textOf('10');
    for (const id of CHARACTER_IDS) {
      const [, mana] = /\((\d+) mana/i.exec(after(characters, String(texts[`character.${id}`])))!;
      expect([id, Number(mana)]).toEqual([id, CHARACTERS[id].mana]);
    }
  });

  it('names the special cells of the board', async () => {
    const text = await textOf('3');
    for (const cell of [...LAYOUT.bonusResource, ...LAYOUT.manaField, ...LAYOUT.corner]) {
      expect(text).toContain(spotOf(cell));
    }
  });
});
