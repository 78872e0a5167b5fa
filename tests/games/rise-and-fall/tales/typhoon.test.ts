import { describe, expect, it } from 'vitest';
import { regionsOfType } from '$lib/games/rise-and-fall/world';
import { goods, legal, owes, play, why } from '../cases/table';
import { atEvent, told } from './table';

const laying = (what: string) => ({ phase: 'setup.places', owed: [{ seat: 0, kind: 'lay', what }] });

describe('The Typhoon', () => {
  const typhoon = (cell: string) => ({ places: { [cell]: { special: 'typhoon', apart: true, closed: true } } });
  it('lies on any empty ordinary cell; nothing enters, passes or flies over it', () => {
    const position = told(['typhoon'], {
      map: 'psg',
      pieces: '0nomad@0,0',
      places: { '2,0': 'stormPeak' },
      more: laying('typhoon')
    });
    expect(['0,0', '1,0', '2,0'].map((to) => why(position, { kind: 'lay', to, turn: 0 }))).toEqual([
      'cell.occupied',
      null,
      'lay.special'
    ]);
    const winged = told(['typhoon'], {
      map: 'psp',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [{ guilds: ['winged'] }],
      ...typhoon('1,0')
    });
    expect(legal(winged, 'move')).toEqual([]);
    const builder = told(['typhoon'], {
      map: 'ps',
      pieces: '0nomad@0,0',
      card: 'nomad',
      seats: [goods(0, 1)],
      ...typhoon('1,0')
    });
    expect(why(builder, { kind: 'buildShip', from: '0,0', to: '1,0' })).toBe('cell.occupied');
  });
  it('case 81: its cell belongs to no region and may divide one', () => {
    const { world } = told(['typhoon'], { map: 'fffff', pieces: '', ...typhoon('2,0') });
    expect(regionsOfType(world, 'forest').map(({ cells }) => cells.length)).toEqual([2, 2]);
  });
  it('on sea its cell is no sea for trade', () => {
    const ship = told(['typhoon'], { map: 'ssp', pieces: '0ship@0,0 1city@2,0', card: 'ship', ...typhoon('1,0') });
    expect(why(ship, { kind: 'trade', from: '0,0' })).toBe('income.none');
  });
  it('at an event all pieces beside it lie down, and the holder of the token must move it', () => {
    const position = atEvent(['typhoon'], {
      map: 'ppppp',
      pieces: '0nomad@0,0 1city@2,0 1merchant@2,0',
      ...typhoon('1,0')
    });
    expect(
      position.pieces
        .filter(({ lying }) => lying)
        .map(({ id }) => id)
        .sort()
    ).toEqual(['0-nomad-1', '1-city-1', '1-merchant-1']);
    const to = legal(position).map((move) => move.to);
    expect([owes(position)[0], to.includes('1,0'), to.includes('3,0')]).toEqual(['1 send', false, true]);
    const after = play(position, { kind: 'send', to: '3,0' });
    expect([after.world.overrides['1,0'], after.world.overrides['3,0']]).toEqual([
      { terrain: 'plain' },
      { terrain: 'plain', special: 'typhoon', apart: true, closed: true }
    ]);
  });
  it('a lying piece is converted like any other, and what replaces it stands', () => {
    const temple = told(['typhoon'], {
      map: 'pp',
      pieces: '0temple@0,0 1nomad@1,0',
      card: 'temple',
      seats: [goods(9)],
      lying: ['1-nomad-1']
    });
    const after = play(temple, { kind: 'convert', from: '0,0', to: '1,0', target: 'nomad' });
    expect(after.pieces.some(({ lying }) => lying)).toBe(false);
  });
});
