import { describe, expect, it } from 'vitest';
import { at, begun, end, play, civ } from '../cases/table';
import { told } from './table';

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
      return at(play({ ...position, civs, acting: { ...position.acting, left: [] } }, end), '1,0');
    };
    expect([asked(4), asked(6)]).toEqual([[], ['0nomad']]);
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
    const after = play({ ...start, civs, acting: { ...start.acting, left: [] } }, { ...end, seat: 0 });
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
});
