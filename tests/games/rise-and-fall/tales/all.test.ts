import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { begin } from '$lib/kernel';
import { at, begun, civ, end, legal, owes, play } from '../cases/table';
import { beforeEvent, told } from './table';

describe('All tales', () => {
  it('case 64: enough must recycle: 2 of 4, but 3 of 6', () => {
    const asked = (players: number) => {
      const position = told(['dragon'], {
        map: 'gp',
        pieces: '0nomad@1,0 1nomad@40,40',
        players,
        card: 'nomad',
        creatures: { dragon: '0,0' }
      });
      const civs = position.civs.map((each, n) => (n < 2 ? { ...each, hand: [], discard: ['nomad' as const] } : each));
      const after = play({ ...position, civs, acting: { ...position.acting, left: [] } }, end);
      return after.owed.some(({ kind }) => kind === 'unleash');
    };
    expect([asked(4), asked(6)]).toEqual([true, false]);
  });
  it('case 65: trophies of tales lie beside the six and never change the target', () => {
    const position = begun(2, { tales: 'chosen', tale1: 'dragon', tale2: 'capital', trophies: '5' });
    expect([position.trophies.length, position.variant.target]).toEqual([8, 5]);
  });
  it('case 98: whose last hand card is lost to an event recycles and lives on', () => {
    const start = told(['dragon'], {
      map: 'gpp',
      pieces: '0nomad@1,0 0city@2,0',
      card: 'city',
      creatures: { dragon: '0,0' },
      more: { first: 1 }
    });
    const civs = start.civs.map((each, n) =>
      n === 0
        ? { ...each, hand: [], discard: ['nomad' as const, 'city' as const] }
        : { ...each, hand: [], discard: ['nomad' as const] }
    );
    const after = play(
      { ...start, civs, acting: { ...start.acting, left: [] } },
      { ...end, seat: 0 },
      { kind: 'unleash' }
    );
    expect([civ(after).extinct, civ(after).hand]).toEqual([false, ['city']]);
  });
  it('a World that nobody built admits only tales that do not change the building', () => {
    expect(begun(2, { tales: 'chosen', tale1: 'swamp', tale2: 'typhoon' }).variant.tales).toEqual(['typhoon']);
    for (let seed = 1; seed < 30; seed++) {
      const { tales = [] } = begun(4, { tales: 'drawn' }, seed).variant;
      expect(tales).toHaveLength(4);
      expect(tales.includes('swamp') || tales.includes('volcano')).toBe(false);
    }
  });
  it('an event that does harm begins when the holder of the token says so, one after the other', () => {
    const telling = {
      map: 'gppp/sspp',
      pieces: '0nomad@1,0 1nomad@3,0 0ship@0,1 1city@3,1',
      creatures: { dragon: '0,0', leviathan: '1,1' }
    };
    const position = beforeEvent(['dragon', 'leviathan'], telling);
    expect([owes(position), at(position, '1,0')]).toEqual([['1 unleash'], ['0nomad']]);
    expect(legal(position).map(({ kind }) => kind)).toEqual(['unleash']);
    const next = play(position, { kind: 'unleash' });
    // The Dragon has taken the Ship that lay beside it, so the Leviathan finds none and stays.
    expect([at(next, '1,0'), at(next, '0,1'), next.turn]).toEqual([[], [], position.turn + 1]);
  });
  it('an event that harms nobody begins unasked', () => {
    const position = beforeEvent(['dragon'], {
      map: 'gspp',
      pieces: '0nomad@2,0 1nomad@3,0',
      creatures: { dragon: '0,0' }
    });
    expect(owes(position).some((owed) => owed.endsWith('unleash'))).toBe(false);
  });
  it('games that were begun before events waited go on as they did', () => {
    const { variant, ...telling } = { variant: { rules: 1 }, map: 'gpp', pieces: '0nomad@1,0 1nomad@2,0' };
    const options = { tales: 'chosen', tale1: 'dragon' };
    const old = begin(game, { players: 2, options, seed: 1, ...variant }).position;
    expect(old.variant.unleashed).toBeUndefined();
    const position = beforeEvent(['dragon'], {
      ...telling,
      creatures: { dragon: '0,0' },
      more: { variant: { ...old.variant } }
    });
    expect(at(position, '1,0')).toEqual([]);
  });
});
