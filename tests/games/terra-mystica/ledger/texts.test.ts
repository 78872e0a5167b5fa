import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/terra-mystica';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import {
  BONUSES,
  BUILDINGS,
  CULTS,
  FACTIONS,
  FAVOURS,
  FINAL_TILES,
  POWER_ACTIONS,
  SCORINGS,
  TOWNS
} from '$lib/games/terra-mystica/ids';
import { SOURCES } from '$lib/games/terra-mystica/scoring';
import type { Language, Texts } from '$lib/i18n/format';
import { apply, awaited, begin, dice, options, over, paths, preview } from '$lib/kernel';
import { textsOf } from '../../../support/texts';

const ROOM = 'src/lib/games/terra-mystica';
const [fr, en] = [await terraMystica.texts('fr'), await terraMystica.texts('en')];
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];
const SOURCE = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('ledger') && !file.startsWith('commands'))
  .map((file) => readFileSync(join(ROOM, file), 'utf8'))
  .join('\n');
const named = (pattern: RegExp): string[] => [...new Set([...SOURCE.matchAll(pattern)].map(([, key]) => key!))];

describe.each(LANGUAGES)('Words for everything (%s)', (_language, texts) => {
  const has = (key: string) => expect([key, typeof texts[key]]).toEqual([key, 'string']);

  it('phases, counters and rows of the score sheet', () => {
    for (const path of paths(game.phases)) has(`phase.${path}`);
    const { position } = begin(game, { players: 2, seed: 1, options: { setup: 'introductory' } });
    for (const name of Object.keys(game.counters(position, 0))) has(`counter.${name}`);
    for (const source of SOURCES) has(`score.${source}`);
  });

  it('factions, tiles, cards, structures and cults', () => {
    for (const faction of FACTIONS) for (const end of ['', '.help']) has(`faction.${faction}${end}`);
    for (const tile of FAVOURS) has(`favour.${tile}`);
    for (const tile of TOWNS) has(`town.${tile}`);
    for (const card of BONUSES) has(`bonus.${card}`);
    for (const tile of SCORINGS) has(`scoring.${tile}`);
    for (const tile of FINAL_TILES) has(`final.${tile}`);
    for (const building of BUILDINGS) has(`building.${building}`);
    for (const cult of CULTS) has(`cult.${cult}`);
  });
});

describe('The log', () => {
  it.each([
    [2, { setup: 'introductory' }],
    [4, { setup: 'full', fireIceFactions: true, finalScoringTile: true }],
    [5, { setup: 'auction', fireIceFactions: true, map: 'fi1', promoTownTiles: true, variableTurnOrder: true }]
  ])(
    'fills every blank of what %i players hear, see and may do',
    async (players, given) => {
      const missing = await textsOf(terraMystica);
      const chance = dice(players);
      let { position, facts } = begin(game, { players, seed: players, options: given });
      for (let n = 0; !over(game, position); n++) {
        for (const fact of facts) expect(missing(`fact.${fact.kind}`, fact)).toBeNull();
        const seat = awaited(position)[0]!;
        const legal = options(game, position, seat);
        const { move } = chance.pick(legal);
        expect(missing(`move.${move.kind}.this`, move)).toBeNull();
        const warnings = n % 7 === 0 ? preview(game, position, players, move).warnings : [];
        for (const { key, params } of warnings) expect(missing(`warning.${key}`, params ?? {})).toBeNull();
        const played = apply(game, position, move);
        if (!played.ok) throw new Error(played.refusal.key);
        ({ position, facts } = played);
      }
      expect(position.round).toBe(6);
    },
    60_000
  );
});

describe('The rule books', () => {
  it.each(['fr', 'en'] as const)(
    'have a section for every faction and every tile, by its name (%s)',
    async (language) => {
      const { chapters } = await terraMystica.rulebook(language);
      const sections = chapters.flatMap((chapter) => chapter.sections);
      const ids = sections.map(({ id }) => id);
      for (const tile of [...FAVOURS, ...TOWNS, ...BONUSES, ...SCORINGS, ...FINAL_TILES, ...POWER_ACTIONS])
        expect(ids).toContain(tile);
      const texts = language === 'fr' ? fr : en;
      FACTIONS.forEach((faction, n) => {
        const section = sections.find(({ id }) => id === `12.${n + 1}`);
        expect(section?.title).toBe(texts[`faction.${faction}`]);
        expect(section?.text.length).toBeGreaterThan(1);
      });
    }
  );

  it.each(['fr', 'en'] as const)(
    'have a section for every rule that a refusal or move cites (%s)',
    async (language) => {
      const { chapters } = await terraMystica.rulebook(language);
      const ids = chapters.flatMap(({ sections }) => sections.map(({ id }) => id));
      const cited = named(/'TM (\d+(?:\.\d+)?)'/g);
      expect(cited.length).toBeGreaterThan(30);
      expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { title, text } of chapters.flatMap(({ sections }) => sections)) {
        expect(title).not.toBe('');
        expect(text.join('').length).toBeGreaterThan(20);
      }
    }
  );
});
