import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseOptions } from '$lib/kernel';
import { GAMES } from '$lib/games';
import { aloneDraft, botsAt, levelsFor, nameFor } from '$lib/ui/shell/home/alone';
import { meta, names } from './setup';

const draft = (levels: readonly string[]) => aloneDraft({ meta, name: 'Ada', levels, layout: 'pass', names, seed: 7 });

describe('one person against bots', () => {
  it('begins with the usual number of bots at the first level', () => {
    expect(levelsFor(meta)).toEqual(['steady', 'steady']);
    expect(draft(levelsFor(meta)).seats.map(({ name, kind, bot }) => [name, kind, bot])).toEqual([
      ['Ada', 'person', undefined],
      ['Bot 1', 'bot', 'steady'],
      ['Bot 2', 'bot', 'steady']
    ]);
  });

  it('takes up the level of each bot as last time, and what is not known any more at the first level', () => {
    expect(levelsFor(meta, ['random', 'steady', 'random'])).toEqual(['random', 'steady', 'random']);
    expect(levelsFor(meta, ['clever', 'random'])).toEqual(['steady', 'random']);
  });

  it('is a legal table of every game, whatever was remembered', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAMES.map((entry) => entry.meta)),
        fc.option(fc.array(fc.constantFrom('steady', 'random', 'gone'), { maxLength: 9 }), { nil: undefined }),
        (game, last) => {
          const levels = levelsFor(game, last);
          const { least, most } = botsAt(game);
          expect(levels.length).toBeGreaterThanOrEqual(least);
          expect(levels.length).toBeLessThanOrEqual(most);
          const { seats, options } = aloneDraft({ meta: game, name: '', levels, layout: 'table', names, seed: 1 });
          expect(refuseOptions(game, options, seats.length)).toBeNull();
          expect(seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
        }
      )
    );
  });

  it('remembers who sits there; the first time it is the first person of the last table', () => {
    const lastSetup = {
      sample: { players: 3, seats: draft(['steady', 'random']).seats, options: {}, layout: 'pass' as const }
    };
    expect(nameFor({ alone: { name: '', bots: {} }, lastSetup: {} }, names)).toBe('Person 1');
    expect(nameFor({ alone: { name: '', bots: {} }, lastSetup }, names)).toBe('Ada');
    expect(nameFor({ alone: { name: 'Bea', bots: {} }, lastSetup }, names)).toBe('Bea');
  });
});
