import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ClearingsVocabulary } from '$lib/games/clearings/kit';
import type clearings from '$lib/games/clearings/text/en.json';
import { ENGINES } from '$lib/games/engines';
import type { HeliosVocabulary } from '$lib/games/helios/kit';
import type helios from '$lib/games/helios/text/en.json';
import type { RafVocabulary } from '$lib/games/rise-and-fall/vocabulary';
import type riseAndFall from '$lib/games/rise-and-fall/text/en.json';
import type riseAndFallNames from '$lib/games/rise-and-fall/text/names.en.json';
import type { TmVocabulary } from '$lib/games/terra-mystica/kit';
import type terraMystica from '$lib/games/terra-mystica/text/en.json';
import type terraMysticaNames from '$lib/games/terra-mystica/text/names.en.json';
import { begin, paths, readOptions } from '$lib/kernel';

/** What texts have a sentence for, by what it is: the fact `built` for the key `fact.built`. */
type Said<Texts, What extends string> = {
  [Key in keyof Texts]: Key extends `${What}.${infer Name}` ? Name : never;
}[keyof Texts];

describe('A fact, refusal or warning without words, and words that nothing says, do not pass the type check', () => {
  it('in Clearings', () => {
    expectTypeOf<Said<typeof clearings, 'fact'>>().toEqualTypeOf<keyof ClearingsVocabulary['facts']>();
    expectTypeOf<Said<typeof clearings, 'refusal'>>().toEqualTypeOf<keyof ClearingsVocabulary['refusals']>();
    expectTypeOf<Said<typeof clearings, 'warning'>>().toEqualTypeOf<keyof ClearingsVocabulary['warnings']>();
  });
  it('in Helios', () => {
    expectTypeOf<Said<typeof helios, 'fact'>>().toEqualTypeOf<keyof HeliosVocabulary['facts']>();
    expectTypeOf<Said<typeof helios, 'refusal'>>().toEqualTypeOf<keyof HeliosVocabulary['refusals']>();
    expectTypeOf<Said<typeof helios, 'warning'>>().toEqualTypeOf<keyof HeliosVocabulary['warnings']>();
  });
  it('in Rise & Fall', () => {
    type Texts = typeof riseAndFall & typeof riseAndFallNames;
    expectTypeOf<Said<Texts, 'fact'>>().toEqualTypeOf<keyof RafVocabulary['facts']>();
    // What a card is for is said by the page, where no move was tried.
    type Refused = Exclude<Said<Texts, 'refusal'>, `card.later.${string}`>;
    expectTypeOf<Refused>().toEqualTypeOf<keyof RafVocabulary['refusals']>();
    expectTypeOf<Said<Texts, 'warning'>>().toEqualTypeOf<keyof RafVocabulary['warnings']>();
  });
  it('in Terra Mystica', () => {
    type Texts = typeof terraMystica & typeof terraMysticaNames;
    expectTypeOf<Said<Texts, 'fact'>>().toEqualTypeOf<keyof TmVocabulary['facts']>();
    expectTypeOf<Said<Texts, 'refusal'>>().toEqualTypeOf<keyof TmVocabulary['refusals']>();
    expectTypeOf<Said<Texts, 'warning'>>().toEqualTypeOf<keyof TmVocabulary['warnings']>();
  });
});

/** Every rule that the rules of a game cite. */
function cited(id: string, prefix: string): string[] {
  const room = join('src/lib/games', id);
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(ui|ledger|commands)\b/.test(file))
    .map((file) => readFileSync(join(room, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(new RegExp(`'${prefix} (\\d+(?:\\.\\d+)?)'`, 'g'))]);
  return [...new Set(found.map(([, number]) => number!))];
}

describe.each(ENGINES.map((entry) => [entry.meta.id, entry] as const))('%s', (id, entry) => {
  it.each(['fr', 'en'] as const)(
    'has words for moves, decisions, phases, counters and scores (%s)',
    async (language) => {
      const [game, texts] = [await entry.load(), await entry.texts(language)];
      const { min } = entry.meta.players;
      const { position } = begin(game, { players: min, seed: 1, options: readOptions(entry.meta, {}, min) });
      const kinds = Object.keys(game.moves);
      const decisions = new Set(Object.values(game.moves).flatMap(({ answers }) => answers));
      const keys = [
        ...kinds.flatMap((kind) => ['', '.confirm', '.this'].map((end) => `move.${kind}${end}`)),
        ...[...decisions].flatMap((kind) => ['', '.help'].map((end) => `decision.${kind}${end}`)),
        ...paths(game.phases).map((path) => `phase.${path}`),
        ...Object.keys(game.counters(position, 0)).map((name) => `counter.${name}`),
        ...game.score(position).rows.map(({ key }) => `score.${key}`)
      ];
      expect(keys.filter((key) => typeof texts[key] !== 'string')).toEqual([]);
    }
  );

  it.each(['fr', 'en'] as const)(
    'has a section of the rules for every rule that its code cites (%s)',
    async (language) => {
      const { chapters } = await entry.rulebook(language);
      const sections = chapters.flatMap((chapter) => chapter.sections);
      const ids = new Set(sections.map((section) => section.id));
      const numbers = cited(id, entry.rulePrefix);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.filter((number) => !ids.has(number))).toEqual([]);
      for (const { title, text } of sections) expect([title !== '', text.join('').length > 10]).toEqual([true, true]);
    }
  );
});
