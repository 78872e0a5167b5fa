import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FINDS, HUT_PRICES, POINTS, POTS, TOWER_PRICE } from '$lib/games/clearings/data';
import { clearings } from '$lib/games/clearings/entry';
import { LANDS, TASKS } from '$lib/games/clearings/state';
import { format, type Language, type Texts } from '$lib/i18n/format';
import { textsOf } from '../../support/texts';
import { config, playOut } from './table';

const ROOM = 'src/lib/games/clearings';
const [fr, en] = [await clearings.texts('fr'), await clearings.texts('en')];
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];

describe.each(LANGUAGES)('Words for everything (%s)', (language, texts) => {
  const has = (key: string) => expect([key, typeof texts[key]]).toEqual([key, 'string']);

  it('terrains, tasks and finds', () => {
    for (const land of LANDS) for (const table of ['terrain', 'on']) has(`${table}.${land}`);
    for (const task of TASKS) for (const table of ['task', 'to']) has(`${table}.${task}`);
    for (const find of [...Object.keys(FINDS), 'unknown']) has(`find.${find}`);
  });

  it('each step of the lesson', () => {
    for (const step of ['select', 'confirm', 'why', 'undo', 'handover', 'log', 'end']) has(`lesson.${step}`);
  });

  it('refusals, with their numbers filled in', () => {
    const params = { wood: 1, stone: 2, hasWood: 0, hasStone: 1 };
    const said = format(texts, language, 'refusal.price.both', params);
    const expected = {
      fr: 'Il faut 1 bois et 2 pierres\u00a0; vous avez 0 bois et 1 pierre.',
      en: 'Needs 1 wood and 2 stone; you have 0 wood and 1 stone.'
    };
    expect(said).toBe(expected[language]);
  });
});

describe('The log', () => {
  it('can say every fact of many games, and has no sentence that is never said', { timeout: 60_000 }, async () => {
    const missingText = await textsOf(clearings);
    const said = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const players = 2 + (seed % 3);
      playOut(config(players, seed), Array<string>(players).fill('random'), (_position, facts) => {
        for (const fact of facts.filter(({ kind }) => !kind.startsWith('kernel.'))) {
          said.add(`fact.${fact.kind}`);
          expect(missingText(`fact.${fact.kind}`, fact)).toBeNull();
        }
      });
    }
    const sentences = Object.keys(en).filter((key) => key.startsWith('fact.'));
    // A supply that runs out while a find is paid is too rare to wait for; the rules of building show it.
    expect(sentences.filter((key) => !said.has(key) && key !== 'fact.short')).toEqual([]);
    expect(missingText('fact.short', { seat: 0, n: 1 })).toBeNull();
  });
});

describe('The rule books', () => {
  const rules = readFileSync(`${ROOM}/RULES.md`, 'utf8');
  const numbered = [...rules.matchAll(/^- \*\*(\d\.\d) /gm)].map(([, id]) => id!);

  it.each(['fr', 'en'] as const)('have the sections of RULES.md, in its order (%s)', async (language) => {
    const { chapters } = await clearings.rulebook(language);
    expect(chapters.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual(numbered);
    for (const { id, title, sections } of chapters) {
      expect(title).not.toBe('');
      for (const section of sections) {
        expect(section.id.startsWith(`${id}.`)).toBe(true);
        expect(section.title).not.toBe('');
        expect(section.text.join('').length).toBeGreaterThan(10);
      }
    }
  });

  it.each(['fr', 'en'] as const)('tell the figures that are played with (%s)', async (language) => {
    const { chapters } = await clearings.rulebook(language);
    const figures = (id: string) => {
      const section = chapters.flatMap(({ sections }) => sections).find((each) => each.id === id)!;
      return [...section.text.join(' ').matchAll(/\d+/g)].map(Number);
    };
    expect(figures('3.2')).toEqual([2, 3, 4].map((players) => POTS[players]!.wood));
    expect(figures('4.3')).toEqual(LANDS.flatMap((land) => Object.values(HUT_PRICES[land])));
    expect(figures('4.5')).toEqual(Object.values(TOWER_PRICE));
    expect(figures('6.1')).toEqual([POINTS.hut, POINTS.tower]);
    expect(figures('6.3')).toEqual([
      ...Object.values(POINTS.weight),
      ...LANDS.flatMap((land) => POINTS.majority[land])
    ]);
  });
});
