import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { GUILD_IDS } from '$lib/games/rise-and-fall/guilds';
import { DEALS } from '$lib/games/rise-and-fall/moves/trade';
import { HIDDEN, PIECE_TYPES, RESOURCES } from '$lib/games/rise-and-fall/state';
import { BLANK, format, type Language, type Texts } from '$lib/i18n/format';
import { apply, begin, dice, options, over, paths, readOptions } from '$lib/kernel';
import { textsOf } from '../../../support/texts';
import { named } from './source';

const [fr, en] = [await riseAndFall.texts('fr'), await riseAndFall.texts('en')];
const missing = await textsOf(riseAndFall);
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];
const start = (players: number, raw: object) =>
  begin(game, { players, seed: players, options: readOptions(game.meta, raw, players) });

const blanks = (text: string | readonly string[]): string[] =>
  [text]
    .flat()
    .flatMap((part) => [...part.matchAll(BLANK)].map(([, name]) => name!))
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
    const first = start(4, { guilds: true }).position;
    for (const path of paths(game.phases)) has(`phase.${path}`);
    for (const name of Object.keys(game.counters(first, 0))) has(`counter.${name}`);
    for (const { key } of game.score(first).rows) has(`score.${key}`);
  });

  it('facts, refusals and warnings that the rules name', () => {
    const facts = named(/tell\(d, '([\w.]+)'/g);
    const refusals = named(/refusal\('([\w.]+)'/g);
    const warnings = named(/\{ key: '([\w.]+)'/g);
    expect([facts.length > 40, refusals.length > 60, warnings.length > 3]).toEqual([true, true, true]);
    for (const kind of facts) has(`fact.${kind}`);
    for (const key of refusals) has(`refusal.${key}`);
    for (const key of warnings) has(`warning.${key}`);
  });

  it('pieces, cards, terrains, resources, trophies, deals and guilds', () => {
    for (const type of PIECE_TYPES) for (const table of ['piece', 'a', 'trophy', 'cards']) has(`${table}.${type}`);
    for (const resource of RESOURCES) has(`resource.${resource}`);
    for (const deal of DEALS) has(`deal.${deal}`);
    for (const id of GUILD_IDS) for (const table of ['guild', 'power', 'also']) has(`${table}.${id}`);
    for (const table of ['piece', 'guild']) has(`${table}.${HIDDEN}`);
  });

  it('what a novice and what others do with their guilds', () => {
    const said = (move: object) => format(texts, language, 'move.guilds.this', { ...move });
    const expected = {
      fr: ['Garder Mineurs, passer Ailés', 'Garder Mineurs et Druides, passer aucune'],
      en: ['Keep Miners, pass Winged', 'Keep Miners and Druids, pass none']
    };
    expect([
      said({ keep: 'miners', also: null, pass: 'winged' }),
      said({ keep: 'miners', also: 'druids', pass: null })
    ]).toEqual(expected[language]);
  });

  it('several declined cards', () => {
    const said = format(texts, language, 'move.decline.this', { cards: ['nomad', 'ship'] });
    expect(said).toBe(language === 'fr' ? 'Nomade, Navire' : 'Nomad, Ship');
  });
});

describe('The log', () => {
  it.each([2, 3, 4])('fills every blank of what %i players hear, see and may do', { timeout: 60_000 }, (players) => {
    const chance = dice(players);
    let { position, facts } = start(players, { guilds: players > 2, maxTurns: 40 });
    const holes: (string | null)[] = [];
    while (!over(game, position)) {
      for (const fact of facts) holes.push(missing(`fact.${fact.kind}`, fact));
      const list = options(game, position);
      const decision = position.owed[0]!;
      for (const end of ['', '.help']) holes.push(missing(`decision.${decision.kind}${end}`, decision));
      const { move } = chance.pick(list);
      holes.push(missing(`move.${move.kind}.this`, move));
      const played = apply(game, position, move);
      if (!played.ok) throw new Error(played.refusal.key);
      ({ position, facts } = played);
    }
    expect(holes.length).toBeGreaterThan(100);
    expect(holes.filter((hole) => hole !== null)).toEqual([]);
  });
});
