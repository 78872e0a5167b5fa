import { describe, expect, it } from 'vitest';
import type { HeliosPosition, Land, SeatState } from '$lib/games/helios/state';
import { sunOn } from './lands';
import { bonus, cubes, play, scene, seat, temple, token } from './table';

const go = (path: string) => ({ kind: 'moveSun', path: path.split(' ') });

/** From the north of the centre one step on: the sun then lights the centre and the cell south-east of it. */
const lit = (land: Land, me: Partial<SeatState> = {}, more: Partial<HeliosPosition> = {}): HeliosPosition =>
  play(scene('sun', { land, ...me }, more), go('1,-1'));

const four = { '1,0': token('grey'), '0,1': token('grey'), '-1,1': token('grey'), '-1,0': token('grey') };

describe('What the sun lights (HE 7.6)', () => {
  it('52 a spring fills, a full bamboo does not, and two temples score 3 and 4', () => {
    const land = {
      '2,-1': token('blue'),
      '1,0': temple('grey'),
      '0,0': temple(),
      '0,-1': token('green', 'green'),
      '-1,0': token('brown')
    };
    const position = play(scene('sun', { land, sun: sunOn('0,-2', '0,-1'), speed: 2 }), go('1,-2 1,-1'));
    expect(cubes(position, '2,-1')).toEqual(['blue']);
    expect(cubes(position, '0,-1')).toEqual(['green']);
    expect(cubes(position, '-1,0')).toEqual([]);
    expect(seat(position).vp).toBe(7);
  });

  it('53 a temple with four tokens beside it scores 5, with the Town council 8', () => {
    expect(seat(lit({ '0,0': temple(), ...four })).vp).toBe(5);
    expect(seat(lit({ '0,0': temple(), ...four }, { buildings: ['town-council'] })).vp).toBe(8);
  });

  it('54 a bonus token gives nothing, its temple scores', () => {
    const land = { '0,0': token('brown', 'brown'), '1,0': bonus('free') };
    const plain = lit(land);
    expect(seat(plain).vp).toBe(0);
    expect(cubes(plain, '1,0')).toEqual([]);
    expect(seat(lit({ ...land, '1,0': { ...bonus('free'), temple: true } })).vp).toBe(2);
  });

  it('55 the Warehouse adds a second cube of the token’s colour', () => {
    const me: Partial<SeatState> = { buildings: ['warehouse'] };
    const one = lit({ '0,0': token('brown', 'black'), '1,0': token('grey') }, me);
    expect(cubes(one, '0,0')).toEqual(['black', 'brown']);
    expect(cubes(one, '1,0')).toEqual(['grey']);
    const two = lit({ '0,0': token('brown', 'black', 'blue') }, me);
    expect(cubes(two, '0,0')).toEqual(['black', 'blue']);
  });

  it('56 an empty supply gives nothing', () => {
    const { supply } = scene('sun', {});
    const none = { ...supply, cubes: { ...supply.cubes, black: 0 } };
    const position = lit({ '0,0': token('brown'), '1,0': token('black') }, {}, { supply: none });
    expect(cubes(position, '1,0')).toEqual([]);
    expect(cubes(position, '0,0')).toEqual(['brown']);
  });
});
