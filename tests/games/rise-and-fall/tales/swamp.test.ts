import { describe, expect, it } from 'vitest';
import { regionOf, terrain } from '$lib/games/rise-and-fall/world';
import { at, goods, legal, play, why } from '../cases/table';
import { told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Swamp', () => {
  it('two sea cells, one at least beside a plain', () => {
    const position = told(['swamp'], { map: 'ssp', pieces: '', more: laying('swamp') });
    expect(legal(position).map(({ to, turn }) => `${String(to)} ${String(turn)}`)).toEqual(['0,0 0']);
    const far = told(['swamp'], { map: 'sssp', pieces: '', more: laying('swamp') });
    expect(why(far, { kind: 'lay', to: '0,0', turn: 0 })).toBe('lay.beside');
    const { world } = play(position, { kind: 'lay', to: '0,0', turn: 0 });
    expect([terrain(world, '1,0'), regionOf(world, '1,0')]).toEqual(['swamp', null]);
  });
  it('units pass and stay; nothing is built, grown or produced; Ships do not enter', () => {
    const places = { '1,0': { terrain: 'swamp' as const, special: 'swamp' } };
    const nomad = told(['swamp'], {
      map: 'psss',
      pieces: '0nomad@0,0 0nomad@1,0',
      card: 'nomad',
      seats: [goods(0, 2, 2)],
      places
    });
    expect(why(nomad, { kind: 'buildCity', from: '1,0', to: '1,0' })).not.toBe(null);
    expect(why(nomad, { kind: 'produce', from: '1,0' })).toBe('produce.ground');
    expect(at(play(nomad, { kind: 'buildShip', from: '1,0', to: '2,0' }), '2,0')).toEqual(['0ship']);
    const walk = told(['swamp'], { map: 'psss', pieces: '0nomad@0,0', card: 'nomad', places });
    expect(why(walk, { kind: 'move', from: '0,0', to: '1,0' })).toBe(null);
    const city = told(['swamp'], { map: 'psss', pieces: '0city@0,0', card: 'city', places });
    expect(why(city, { kind: 'grow', from: '0,0', to: '1,0' })).toBe('cell.ground');
    const ship = told(['swamp'], { map: 'psss', pieces: '0ship@2,0', card: 'ship', seats: [goods(2)], places });
    expect(why(ship, { kind: 'move', from: '2,0', to: '1,0' })).toBe('cell.ground');
    for (const into of ['nomad', 'merchant'])
      expect(why(ship, { kind: 'transform', from: '2,0', to: '1,0', into })).toBe(null);
    const deploy = told(['swamp'], {
      map: 'psss',
      pieces: '',
      places,
      more: { phase: 'setup.deployment', owed: [{ seat: 0, kind: 'deploy', n: 3 }] }
    });
    expect(['nomad', 'city'].map((piece) => why(deploy, { kind: 'deploy', piece, to: '1,0' }))).toEqual([
      null,
      'deploy.ground'
    ]);
  });
});
