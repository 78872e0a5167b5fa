import { describe, expect, it } from 'vitest';
import { numberOf } from '$lib/games/helios/data/board';
import { coastOf } from '$lib/games/helios/rules/sun';
import { E1, E4, E7, sunOn } from './lands';
import { cubes, legal, owes, plain, play, scene, seat, why } from './table';

const create = (source: string, cell: string) => ({ kind: 'create', source, cell });

describe('Creating land (HE 7.1)', () => {
  it('17 at the start exactly five cells are open', () => {
    const cells = legal(scene('create', E1), 'create').map(({ cell }) => String(cell));
    expect([...new Set(cells)].sort()).toEqual(['1,-1', '1,0', '0,1', '-1,1', '-1,0'].sort());
    expect(why(scene('create', E1), create('grey', '0,-1'))).toBe('cell.sun');
  });

  it('18 neither on the rim nor apart from the land', () => {
    const land = plain('0,0 1,0 2,0 3,0');
    expect(why(scene('create', { land }), create('grey', '4,0'))).toBe('cell.rim');
    expect(why(scene('create', { land }), create('grey', '0,3'))).toBe('cell.apart');
  });

  it('19 the sun is never shut in', () => {
    expect(why(scene('create', E7), create('grey', '0,-2'))).toBe('cell.prison');
    expect(why(scene('create', E7), create('grey', '-1,0'))).toBeNull();
  });

  it('20 a hole may be closed, but not round the sun', () => {
    const position = play(scene('create', { ...E4, sun: sunOn('0,-1', '0,0') }), create('grey', '2,0'));
    expect(coastOf(seat(position).land).exterior[numberOf('1,0')]).toBe(0);
    expect(why(scene('create', { ...E4, sun: sunOn('1,0', '1,-1') }), create('grey', '2,0'))).toBe('cell.prison');
  });

  it('21 the cube travels with the token, and nothing new is turned up', () => {
    const asked = scene(
      'create',
      {},
      {
        owed: [
          { seat: 0, kind: 'create' },
          { seat: 1, kind: 'create' }
        ]
      }
    );
    const position = play(asked, create('blue', '1,0'));
    expect(cubes(position, '1,0')).toEqual(['blue']);
    expect(position.offer.blue).toBeNull();
    expect(position.pile.blue).toBe(3);
    expect(why(position, create('blue', '1,0'))).toBe('source.empty');
  });

  it('22 a land token on a bonus-resource cell begins with two cubes', () => {
    const asked = play(scene('create', { land: plain('0,0 1,-1') }), create('green', '2,-1'));
    expect(owes(asked)).toEqual(['0 bonusCube']);
    expect(why(asked, { kind: 'bonusCube', cell: '0,0', colour: 'blue' })).toBe('cube.cell');
    const position = play(asked, { kind: 'bonusCube', cell: '2,-1', colour: 'blue' });
    expect(cubes(position, '2,-1')).toEqual(['green', 'blue']);
  });

  it('23 a bonus token there gets one cube of choice', () => {
    const position = play(scene('create', { land: plain('0,0 1,0') }), create('bonus:temple', '1,1'), {
      kind: 'bonusCube',
      cell: '1,1',
      colour: 'black'
    });
    expect(seat(position).land['1,1']).toEqual({ kind: 'bonus', type: 'temple', cubes: ['black'], temple: false });
    expect(position.bonus.temple).toBe(1);
  });

  it('24 a mana field brings two mana', () => {
    const position = play(scene('create', { land: plain('0,0 1,-1 1,-2') }), create('grey', '1,-3'));
    expect(seat(position).mana).toBe(3);
    expect(position.supply.mana).toBe(26);
  });
});
