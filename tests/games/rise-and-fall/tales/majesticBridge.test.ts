import { describe, expect, it } from 'vitest';
import { regionOf } from '$lib/games/rise-and-fall/world';
import { at, broken, civ, goods, legal, play, stock, why } from '../cases/table';
import { told } from './table';

const build = { kind: 'buildBridge', from: '0,0', to: '1,0' };
const deck = ['1,0', '0,0', '2,0'] as const;

describe('The Majestic Bridge', () => {
  it.each([
    ['psp', goods(0, 0, 4)],
    ['fsf', goods(0, 4)],
    ['msm', goods(0, 5)]
  ])('joins two cells of one terrain over an empty sea cell: %s', (map, seat) => {
    const position = told(['majesticBridge'], {
      map: `${map}${map[0]!}`,
      pieces: '0nomad@0,0 0nomad@2,0 0nomad@3,0',
      card: 'nomad',
      seats: [seat]
    });
    const after = play(position, build);
    expect([after.world.bridge, civ(after).trophies, stock(after)]).toEqual([
      { cell: '1,0', ends: ['0,0', '2,0'] },
      ['bridge'],
      { gold: 0, wood: 0, stone: 0 }
    ]);
    expect([at(after, '0,0'), at(after, '2,0'), regionOf(after.world, '1,0')?.type, broken(after)]).toEqual([
      [],
      [],
      'sea',
      []
    ]);
    expect(why(after, { kind: 'buildBridge', from: '3,0', to: '1,0' })).toBe('bridge.built');
  });

  it('needs two own Nomads in a straight line, on the same terrain, and the price', () => {
    const base = { card: 'nomad' as const, seats: [goods(0, 5, 5)] };
    const on = (map: string, pieces: string, more = {}) =>
      why(told(['majesticBridge'], { map, pieces, ...base, ...more }), build);
    expect(on('psp/psp', '0nomad@0,0 1nomad@2,0')).toBe('bridge.nomads');
    expect(on('psf', '0nomad@0,0 0nomad@2,0')).toBe('bridge.ends');
    expect(on('psp', '0nomad@0,0 0nomad@2,0 1ship@1,0')).toBe('cell.occupied');
    expect(on('psp', '0nomad@0,0 0nomad@2,0', { seats: [goods(0, 5, 3)] })).toBe('price.stone');
    expect(on('ppp', '0nomad@0,0 0nomad@2,0')).toBe('cell.ground');
    expect(on('psp', '0nomad@0,0 0nomad@2,0', { lying: ['0-nomad-2'] })).toBe('bridge.nomads');
    expect(on('psp', '0nomad@0,0 0nomad@2,0', { places: { '1,0': 'sunkenCity' } })).toBe('build.special');
  });

  it('case 102: the second Nomad may have acted already', () => {
    const position = told(['majesticBridge'], {
      map: 'pspf/pp',
      pieces: '0nomad@0,0 0nomad@3,0',
      card: 'nomad',
      seats: [goods(0, 0, 4)]
    });
    const moved = play(position, { kind: 'move', from: '3,0', to: '2,0' });
    expect(why(moved, build)).toBe(null);
  });

  it('a land unit passes or stays on it, by its two ends alone, and never over a cliff', () => {
    const nomad = told(['majesticBridge'], {
      map: 'msm/pps',
      pieces: '0nomad@0,0 0nomad@1,1',
      card: 'nomad',
      bridge: deck
    });
    expect(why(nomad, { kind: 'move', from: '0,0', to: '1,0' })).toBe(null);
    expect(why(nomad, { kind: 'move', from: '1,1', to: '1,0' })).not.toBe(null);
    const across = play(nomad, { kind: 'move', from: '0,0', to: '1,0' });
    expect([at(across, '1,0'), broken(across)]).toEqual([['0nomad'], []]);
    const merchant = told(['majesticBridge'], {
      map: 'psp/sss',
      pieces: '0merchant@0,0',
      card: 'merchant',
      bridge: deck
    });
    expect(legal(merchant, 'move').map(({ to }) => to)).toEqual(['1,0', '2,0']);
    const off = told(['majesticBridge'], { map: 'psp/pps', pieces: '0nomad@1,0', card: 'nomad', bridge: deck });
    expect(legal(off, 'move').map(({ to }) => to)).toEqual(['2,0', '0,0']);
    const full = told(['majesticBridge'], {
      map: 'psp',
      pieces: '0nomad@0,0 1merchant@1,0',
      card: 'nomad',
      bridge: deck
    });
    expect(why(full, { kind: 'move', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });

  it('case 101: Ships pass below and never stop; none is built there', () => {
    const ship = told(['majesticBridge'], {
      map: 'psp/sss',
      pieces: '0ship@0,1 0nomad@0,0',
      card: 'ship',
      bridge: deck
    });
    expect(['1,0', '1,1'].map((to) => why(ship, { kind: 'move', from: '0,1', to }))).toEqual(['cell.ground', null]);
    const strait = told(['majesticBridge'], {
      map: 'xpsx/ssxx/xpxx',
      pieces: '0ship@0,1',
      card: 'ship',
      bridge: ['1,1', '1,0', '1,2']
    });
    expect(why(strait, { kind: 'move', from: '0,1', to: '2,0' })).toBe(null);
    const nomad = told(['majesticBridge'], {
      map: 'psp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [goods(0, 1)],
      bridge: deck
    });
    expect(why(nomad, { kind: 'buildShip', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });

  it('case 111: a Ship passes under a Sentinel; on the deck Sentinels bar the way', () => {
    const sentinels = [{}, { guilds: ['sentinels' as const] }];
    const strait = told(['majesticBridge'], {
      map: 'xpsx/ssxx/xpxx',
      pieces: '0ship@0,1 1nomad@1,1',
      card: 'ship',
      seats: sentinels,
      bridge: ['1,1', '1,0', '1,2']
    });
    expect(why(strait, { kind: 'move', from: '0,1', to: '2,0' })).toBe(null);
    const merchant = told(['majesticBridge'], {
      map: 'psp',
      pieces: '0merchant@0,0 1nomad@1,0',
      card: 'merchant',
      seats: sentinels,
      bridge: deck
    });
    expect(why(merchant, { kind: 'move', from: '0,0', to: '2,0' })).not.toBe(null);
  });

  it('case 110: what must not cross a cliff works between deck and ends; what ignores cliffs all round', () => {
    const pieces = '0nomad@1,0 0city@1,1 0temple@0,1';
    const city = told(['majesticBridge'], { map: 'psp/pps', pieces, card: 'city', seats: [goods(9)], bridge: deck });
    expect(why(city, { kind: 'educate', from: '1,1', to: '1,0', into: 'merchant' })).toBe('educate.far');
    const end = told(['majesticBridge'], {
      map: 'psp/pps',
      pieces: '0nomad@1,0 0city@2,0',
      card: 'city',
      seats: [goods(9)],
      bridge: deck
    });
    expect(why(end, { kind: 'educate', from: '2,0', to: '1,0', into: 'merchant' })).toBe(null);
    const temple = told(['majesticBridge'], {
      map: 'psp/pps',
      pieces: '1nomad@1,0 0temple@1,1',
      card: 'temple',
      seats: [goods(9)],
      bridge: deck
    });
    expect(why(temple, { kind: 'convert', from: '1,1', to: '1,0', target: 'nomad' })).toBe(null);
  });

  it('is no plain, forest or mountain: nothing is produced, built, grown or landed there', () => {
    const nomad = told(['majesticBridge'], {
      map: 'fsf/sss',
      pieces: '0nomad@1,0',
      card: 'nomad',
      seats: [goods(0, 3, 3)],
      bridge: deck
    });
    expect(why(nomad, { kind: 'produce', from: '1,0' })).toBe('produce.ground');
    expect(why(nomad, { kind: 'buildCity', from: '1,0', to: '1,0' })).toBe('cell.ground');
    expect(why(nomad, { kind: 'buildShip', from: '1,0', to: '0,1' })).toBe('cell.ground');
    const ship = told(['majesticBridge'], { map: 'psp/sss', pieces: '0ship@0,1', card: 'ship', bridge: deck });
    expect(why(ship, { kind: 'transform', from: '0,1', to: '1,0', into: 'nomad' })).toBe('cell.ground');
    const winged = told(['majesticBridge'], {
      map: 'ppsp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [{ guilds: ['winged'] }],
      bridge: ['2,0', '1,0', '3,0']
    });
    expect(why(winged, { kind: 'move', from: '0,0', to: '2,0' })).not.toBe(null);
  });

  it('nobody jumps into the sea from the deck, and swimmers pass below', () => {
    const guilds = [{ guilds: ['aquanauts' as const] }];
    const above = told(['majesticBridge'], {
      map: 'psp/sss',
      pieces: '0nomad@1,0',
      card: 'nomad',
      seats: guilds,
      bridge: deck
    });
    expect(legal(above, 'move').map(({ to }) => to)).toEqual(['2,0', '0,0']);
    const below = told(['majesticBridge'], {
      map: 'xpsx/ssxx/xpxx',
      pieces: '0nomad@0,1 1merchant@1,1',
      card: 'nomad',
      seats: guilds,
      bridge: ['1,1', '1,0', '1,2']
    });
    expect(why(below, { kind: 'move', from: '0,1', to: '2,0' })).toBe(null);
    expect(why(below, { kind: 'move', from: '0,1', to: '1,1' })).not.toBe(null);
  });
});
