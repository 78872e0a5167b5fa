import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/clearings';
import { FINDS, HUT_PRICES, POINTS, POTS, TOWER_PRICE } from '$lib/games/clearings/data';
import { clearings } from '$lib/games/clearings/entry';
import { LANDS, TASKS } from '$lib/games/clearings/state';
import { BLANK, format, type Language, type Texts } from '$lib/i18n/format';
import { paths } from '$lib/kernel';
import { textsOf } from '../../support/texts';
import { config, first, playOut } from './table';

const ROOM = 'src/lib/games/clearings';
const [fr, en] = [await clearings.texts('fr'), await clearings.texts('en')];
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];

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

  it('moves and what they are called when confirmed', () => {
    for (const kind of Object.keys(game.moves)) for (const end of ['', '.deed', '.this']) has(`move.${kind}${end}`);
  });

  it('decisions, with a line of help', () => {
    const kinds = new Set(Object.values(game.moves).flatMap((kind) => kind.answers));
    for (const kind of kinds) for (const end of ['', '.help']) has(`decision.${kind}${end}`);
  });

  it('phases, counters and rows of the score sheet', () => {
    for (const path of paths(game.phases)) has(`phase.${path}`);
    for (const name of Object.keys(game.counters(first(), 0))) has(`counter.${name}`);
    for (const { key } of game.score(first()).rows) has(`score.${key}`);
  });

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

  it('have a section for every rule that the code refers to', () => {
    const sources = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const cited = sources.flatMap((file) => [...readFileSync(join(ROOM, file), 'utf8').matchAll(/CL (\d\.\d)/g)]);
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.map(([, id]) => id!).filter((id) => !numbered.includes(id))).toEqual([]);
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
