import { describe, expect, it } from 'vitest';
import { regionOf } from '$lib/games/rise-and-fall/world';
import { goods, legal, why } from '../cases/table';
import { pointsOf, told } from './table';

const stones = (cell: string) => ({ places: { [cell]: { special: 'dolmens', closed: true } } });

describe('Dolmens', () => {
  it('lie on a plain, forest or mountain without a special place', () => {
    const position = told(['dolmens'], {
      map: 'pfmgsp',
      pieces: '',
      places: { '5,0': 'orbs' },
      more: { phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what: 'dolmens' }] }
    });
    expect([0, 1, 2, 3, 4, 5].map((q) => why(position, { kind: 'lay', to: `${q},0`, turn: 0 }))).toEqual([
      null,
      null,
      null,
      'lay.ground',
      'lay.ground',
      'lay.special'
    ]);
  });

  it('case 97: the cell keeps its terrain and its region', () => {
    const { world } = told(['dolmens'], { map: 'fffff', pieces: '', ...stones('2,0') });
    expect(regionOf(world, '0,0')!.cells).toHaveLength(5);
  });

  it('case 75: pieces one or two cells away cannot be converted, by anyone', () => {
    const near = (far: number) =>
      why(
        told(['dolmens'], {
          map: 'pppppp',
          pieces: '0temple@4,0 1nomad@3,0',
          card: 'temple',
          seats: [goods(9)],
          ...stones(`${3 - far},0`)
        }),
        { kind: 'convert', from: '4,0', to: '3,0', target: 'nomad' }
      );
    expect([near(1), near(2), near(3)]).toEqual(['dolmens.near', 'dolmens.near', null]);
  });

  it('nothing enters them, passes them or flies over them', () => {
    const merchant = told(['dolmens'], { map: 'ppp', pieces: '0merchant@0,0', card: 'merchant', ...stones('1,0') });
    expect(legal(merchant, 'move')).toEqual([]);
    const winged = told(['dolmens'], {
      map: 'ppp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [{ guilds: ['winged'] }],
      ...stones('1,0')
    });
    expect(legal(winged, 'move')).toEqual([]);
    const city = told(['dolmens'], { map: 'pp', pieces: '0city@0,0', card: 'city', ...stones('1,0') });
    expect(why(city, { kind: 'grow', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });

  it('20 points for strictly most pieces beside them', () => {
    const on = (pieces: string) => pointsOf(told(['dolmens'], { map: 'ppp/p', pieces, ...stones('1,0') }), 'dolmens');
    expect([on('0city@0,0 0merchant@0,0 1nomad@2,0'), on('0nomad@0,0 1nomad@2,0'), on('')]).toEqual([
      [20, 0],
      [0, 0],
      [0, 0]
    ]);
  });
});
