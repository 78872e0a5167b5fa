import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { riseAndFall } from '$lib/games/rise-and-fall/entry';
import { GUILD_IDS } from '$lib/games/rise-and-fall/state';
import { DEALS } from '$lib/games/rise-and-fall/moves/bank-trade';
import { moves } from '$lib/games/rise-and-fall/ui/moves';
import { HIDDEN, PIECE_TYPES, RESOURCES, TALE_IDS, TALE_PIECES } from '$lib/games/rise-and-fall/state';
import { format, type Language, type Texts } from '$lib/i18n/format';
import { apply, begin, dice, options, over, readOptions } from '$lib/kernel';
import { textsOf } from '../../../support/texts';

const [fr, en] = [await riseAndFall.texts('fr'), await riseAndFall.texts('en')];
const missing = await textsOf(riseAndFall);
const LANGUAGES: readonly [Language, Texts][] = [
  ['fr', fr],
  ['en', en]
];
const start = (players: number, raw: object) =>
  begin(game, { players, seed: players, options: readOptions(game.meta, raw, players) });

describe.each(LANGUAGES)('Words for everything (%s)', (language, texts) => {
  const has = (key: string) => expect([key, typeof texts[key]]).toEqual([key, 'string']);

  it('pieces, cards, terrains, resources, trophies, deals and guilds', () => {
    for (const type of PIECE_TYPES) for (const table of ['piece', 'a', 'trophy', 'cards']) has(`${table}.${type}`);
    for (const type of TALE_PIECES)
      for (const table of ['piece', 'a', 'the', 'their', 'ofThe']) has(`${table}.${type}`);
    for (const id of TALE_IDS) for (const table of ['tale', 'score.tale']) has(`${table}.${id}`);
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
  const tables = [2, 3, 4].flatMap((players) => ['off', 'drawn'].map((tales) => ({ players, tales })));
  it.each(tables)(
    'fills every blank of what $players hear, see and may do, tales $tales',
    { timeout: 60_000 },
    (table) => {
      const { players, tales } = table;
      const chance = dice(players);
      let { position, facts } = start(players, { guilds: players > 2, maxTurns: 40, tales });
      const holes: (string | null)[] = [];
      while (!over(game, position)) {
        for (const fact of facts) holes.push(missing(`fact.${fact.kind}`, fact));
        const list = options(game, position);
        const decision = position.owed[0]!;
        for (const end of ['', '.help']) holes.push(missing(`decision.${decision.kind}${end}`, decision));
        for (const { move } of list.filter((each) => moves.places(each.move).length > 1)) {
          holes.push(missing(`move.${move.kind}.next`, decision));
        }
        if (decision.kind === 'act') holes.push(missing('decision.act.next', decision));
        const { move } = chance.pick(list);
        const { key, params } = moves.describe(move, position);
        holes.push(missing(key, { ...move, ...params }));
        const played = apply(game, position, move);
        if (!played.ok) throw new Error(played.refusal.key);
        ({ position, facts } = played);
      }
      expect(holes.length).toBeGreaterThan(100);
      expect(holes.filter((hole) => hole !== null)).toEqual([]);
    }
  );
});
