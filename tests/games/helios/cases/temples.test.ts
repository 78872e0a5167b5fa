import { describe, expect, it } from 'vitest';
import { bonus, cubes, pay, play, scene, seat, temple, token, why } from './table';

const on = (cell: string) => ({ kind: 'temple', cell });
const land = {
  '0,0': token('brown', 'brown'),
  '1,0': token('green', 'green'),
  '0,1': token('blue', 'blue', 'grey'),
  '-1,1': temple(),
  '-1,0': temple()
};

describe('Temples (HE 7.2)', () => {
  it('25 the first costs 1 and brings 1 mana, the second 2, the third 3', () => {
    const first = play(scene('build', { land }), on('0,0'), pay('0,0', 'brown'));
    expect(seat(first)).toMatchObject({ temples: 1, mana: 2 });
    const second = play(scene('build', { land, temples: 1 }), on('0,0'), pay('1,0', 'green'), pay('0,1', 'blue'));
    expect(seat(second)).toMatchObject({ temples: 2, mana: 3 });
    expect(cubes(second, '0,1')).toEqual(['grey']);
    const third = play(scene('build', { land, temples: 2 }), on('0,0'));
    expect(third.owed).toMatchObject([{ kind: 'pay.temple', n: 3 }]);
  });

  it('26 two cubes are too few for the third, but one will do with the Citadel', () => {
    const poor = { '0,0': token('brown', 'brown', 'grey'), '-1,1': temple(), '-1,0': temple() };
    expect(why(scene('build', { land: poor, temples: 2 }), on('0,0'))).toBe('temple.price');
    const one = { ...poor, '0,0': token('brown', 'brown') };
    const position = play(scene('build', { land: one, temples: 2, buildings: ['citadel'] }), on('0,0'));
    expect(seat(position)).toMatchObject({ temples: 3, mana: 4 });
  });

  it('27 a cube left under the temple goes back to the supply', () => {
    const start = scene('build', { land });
    const position = play(start, on('0,0'), pay('1,0', 'green'));
    expect(seat(position).land['0,0']).toMatchObject({ temple: true, cubes: [] });
    expect(position.supply.cubes.brown).toBe(start.supply.cubes.brown + 1);
    expect(position.supply.cubes.green).toBe(start.supply.cubes.green + 1);
  });

  it('28 the token’s own cube may pay', () => {
    const start = scene('build', { land });
    const position = play(start, on('0,0'), pay('0,0', 'brown'));
    expect(seat(position).land['0,0']).toMatchObject({ temple: true, cubes: [] });
    expect(cubes(position, '1,0')).toEqual(['green']);
    expect(position.supply.cubes.green).toBe(start.supply.cubes.green);
  });

  it('29 one temple on a token; bonus tokens take one too', () => {
    expect(why(scene('build', { land }), on('-1,1'))).toBe('temple.taken');
    expect(why(scene('build', { land }), on('2,0'))).toBe('temple.token');
    const more = { ...land, '1,-1': bonus('free') };
    const position = play(scene('build', { land: more }), on('1,-1'), pay('0,0', 'brown'));
    expect(seat(position).land['1,-1']).toEqual({ ...bonus('free'), temple: true });
  });
});
