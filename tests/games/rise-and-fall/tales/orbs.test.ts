import { describe, expect, it } from 'vitest';
import { at, broken, legal, owes, play, why } from '../cases/table';
import { told } from './table';

const orb = (...cells: string[]) => ({ places: Object.fromEntries(cells.map((cell) => [cell, 'orbs'])) });
const laying = {
  phase: 'setup.tiles',
  owed: [{ seat: 0, kind: 'lay', what: 'orbs' }],
  building: { first: 0, laid: 22 }
};

describe('The Orbs of Acceleration', () => {
  it('lie on sea beside a plain and beside no other Orb', () => {
    const position = told(['orbs'], {
      map: 'sspss',
      pieces: '',
      places: { '4,0': { special: 'orbs', terrain: 'plain' } },
      more: laying
    });
    expect([0, 1, 2, 3].map((q) => why(position, { kind: 'lay', to: `${q},0`, turn: 0 }))).toEqual([
      'lay.beside',
      null,
      'lay.ground',
      'lay.beside'
    ]);
  });

  it('a move that ends there goes on at once, as far as the first', () => {
    const position = told(['orbs'], { map: 'pppp/pp', pieces: '0nomad@0,0 0nomad@0,1', card: 'nomad', ...orb('1,0') });
    const moved = play(position, { kind: 'move', from: '0,0', to: '1,0' });
    expect([owes(moved)[0], legal(moved).map(({ to }) => to)]).toEqual(['0 moveOn', ['2,0', '1,1', '0,0']]);
    expect(why(moved, { kind: 'moveOn', to: '3,0' })).toBe('move.way');
    const after = play(moved, { kind: 'moveOn', to: '2,0' });
    expect([at(after, '2,0'), after.acting.ready, after.acting.onward, broken(after)]).toEqual([
      ['0nomad'],
      ['0-nomad-2'],
      undefined,
      []
    ]);
  });

  it('case 77: nobody ends there who cannot go on', () => {
    const position = told(['orbs'], { map: 'pppm', pieces: '0nomad@0,0 0city@2,0', card: 'nomad', ...orb('1,0') });
    const back = play(position, { kind: 'move', from: '0,0', to: '1,0' });
    expect(at(back, '0,0')).toEqual(['0nomad']);
    const shut = told(['orbs'], { map: 'spp', pieces: '0merchant@2,0 0ship@0,0', card: 'ship', ...orb('1,0') });
    expect(why(shut, { kind: 'transform', from: '0,0', to: '1,0', into: 'nomad' })).toBe('orb.stay');
  });

  it('each Orb once: from one to the next, and moves may pass', () => {
    const position = told(['orbs'], { map: 'pppppp', pieces: '0nomad@0,0', card: 'nomad', ...orb('1,0', '2,0') });
    const moved = play(position, { kind: 'move', from: '0,0', to: '1,0' });
    const on = play(moved, { kind: 'moveOn', to: '2,0' });
    expect(at(on, '3,0')).toEqual(['0nomad']);
    const merchant = told(['orbs'], { map: 'pppp', pieces: '0merchant@0,0', card: 'merchant', ...orb('1,0') });
    expect(why(merchant, { kind: 'move', from: '0,0', to: '3,0' })).toBe(null);
  });

  it('a flight that ends there goes on as a flight', () => {
    const position = told(['orbs'], {
      map: 'pspsp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [{ guilds: ['winged'] }],
      ...orb('2,0')
    });
    const moved = play(position, { kind: 'move', from: '0,0', to: '2,0' });
    expect(legal(moved).map(({ to }) => to)).toEqual(['4,0', '0,0']);
  });

  it('nothing else stands or appears there', () => {
    const city = told(['orbs'], { map: 'pp', pieces: '0city@0,0', card: 'city', ...orb('1,0') });
    expect(why(city, { kind: 'grow', from: '0,0', to: '1,0' })).toBe('orb.stay');
    const start = told(['orbs'], {
      map: 'pp',
      pieces: '',
      ...orb('1,0'),
      more: { phase: 'setup.deployment', owed: [{ seat: 0, kind: 'deploy', n: 3 }] }
    });
    expect(why(start, { kind: 'deploy', piece: 'nomad', to: '1,0' })).toBe('orb.stay');
    expect(why(start, { kind: 'deploy', piece: 'city', to: '1,0' })).toBe('deploy.special');
  });

  it('one beside the Storm Peak cannot be entered', () => {
    const position = told(['orbs', 'stormPeak'], {
      map: 'pppg',
      pieces: '0merchant@0,0',
      card: 'merchant',
      places: { '2,0': 'orbs', '3,0': { terrain: 'stormPeak', special: 'stormPeak' } }
    });
    expect(legal(position, 'move').map(({ to }) => to)).toEqual(['1,0']);
  });

  it('after an Orb a piece may lie down beside the Peak', () => {
    const position = told(['orbs', 'stormPeak'], {
      map: 'pppg',
      pieces: '0nomad@0,0',
      card: 'nomad',
      places: { '1,0': 'orbs', '3,0': { terrain: 'stormPeak', special: 'stormPeak' } }
    });
    const moved = play(position, { kind: 'move', from: '0,0', to: '1,0' });
    const after = play(moved, { kind: 'moveOn', to: '2,0' });
    expect(after.pieces.find(({ id }) => id === '0-nomad-1')?.lying).toBe(true);
  });
});
