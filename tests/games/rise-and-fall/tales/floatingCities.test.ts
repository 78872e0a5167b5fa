import { describe, expect, it } from 'vitest';
import { regionsOfType, terrain } from '$lib/games/rise-and-fall/world';
import { at, broken, civ, goods, play, why } from '../cases/table';
import { told } from './table';

const float = { kind: 'floatCity', from: '0,0', to: '1,0' };
const left = (n: number, cells: string[]) => ({ tales: { floatingCities: { left: n, cells } } });

describe('Floating Cities', () => {
  it('there are as many tiles as players and one more', () => {
    expect(told(['floatingCities'], { map: 'p', pieces: '0nomad@0,0', players: 3 }).tales).toEqual({
      floatingCities: { left: 4, cells: [] }
    });
  });

  it('a Nomad on a plain makes an empty sea cell a plain with a City on it, for 4 Wood', () => {
    const position = told(['floatingCities'], {
      map: 'psss',
      pieces: '0nomad@0,0 1ship@3,0',
      card: 'nomad',
      seats: [goods(0, 4)]
    });
    const after = play(position, float);
    expect([at(after, '1,0'), at(after, '0,0'), terrain(after.world, '1,0'), broken(after)]).toEqual([
      ['0city'],
      [],
      'plain',
      []
    ]);
    expect(after.tales).toEqual({ floatingCities: { left: 2, cells: ['1,0'] } });
    const on = (map: string, pieces: string, seat = goods(0, 4), more = {}) =>
      why(told(['floatingCities'], { map, pieces, card: 'nomad', seats: [seat], ...more }), float);
    expect(on('fss', '0nomad@0,0')).toBe('cell.ground');
    expect(on('pss', '0nomad@0,0 1ship@1,0')).toBe('cell.occupied');
    expect(on('pss', '0nomad@0,0', goods(0, 3))).toBe('price.wood');
    expect(on('pss', '0nomad@0,0', goods(0, 4), { more: left(0, []) })).toBe('floating.none');
    expect(on('pss', '0nomad@0,0', goods(0, 4), { places: { '1,0': 'sunkenCity' } })).toBe('build.special');
    const cities = Array.from({ length: 8 }, (_, n) => `0city@${n},1`).join(' ');
    expect(on('pss/pppppppp', `0nomad@0,0 ${cities}`)).toBe('reserve.none');
  });

  it('cuts a sea in two', () => {
    const position = told(['floatingCities'], {
      map: 'xps/sss',
      pieces: '0nomad@1,0',
      card: 'nomad',
      seats: [goods(0, 4)]
    });
    expect(regionsOfType(position.world, 'sea')).toHaveLength(1);
    expect(regionsOfType(play(position, { ...float, from: '1,0', to: '1,1' }).world, 'sea').length).toBeGreaterThan(1);
  });

  it('case 74: with the last tile the trophy goes to whoever has strictly most Cities on such tiles, at a tie to nobody', () => {
    const telling = { map: 'pssss', card: 'nomad' as const, seats: [goods(0, 4)], more: left(1, ['3,0']) };
    const won = told(['floatingCities'], { ...telling, pieces: '0nomad@0,0 0city@3,0', map: 'pssps' });
    expect(civ(play(won, float)).trophies).toEqual(['floatingCities']);
    const lost = told(['floatingCities'], { ...telling, map: 'pssps', pieces: '0nomad@0,0 1city@3,0' });
    const tie = play(lost, float);
    expect([civ(tie).trophies, tie.trophies.includes('floatingCities'), tie.won]).toEqual([[], false, 0]);
  });
});
