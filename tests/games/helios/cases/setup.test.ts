import { describe, expect, it } from 'vitest';
import { ACTS, COLOURS } from '$lib/games/helios/state';
import { begun, cubes, owes, play, ready, seat, why } from './table';

const brown = { kind: 'start', colour: 'brown' };

describe('Setting up (HE 5)', () => {
  it('1 four players: tiles, piles, extra pile and mana', () => {
    const position = ready(4);
    expect(ACTS.map((act) => position.column[act].length)).toEqual([6, 6, 6]);
    expect(ACTS.map((act) => position.draw[act].length)).toEqual([10, 10, 10]);
    expect(position.extra.length + 1).toBe(12);
    expect(position.offer.extra).not.toBeNull();
    expect(position.supply.mana).toBe(26);
  });

  it('2 three players: only the third has two cubes', () => {
    const position = ready(3);
    expect(position.extra.length + 1).toBe(13);
    expect([0, 1, 2].map((n) => cubes(position, '0,0', n).length)).toEqual([1, 1, 2]);
  });

  it('3 two players: one cube each', () => {
    const position = ready(2);
    expect(position.extra.length + 1).toBe(14);
    expect([0, 1].map((n) => cubes(position, '0,0', n).length)).toEqual([1, 1]);
  });

  it('4 nobody begins with blue; four may begin with brown', () => {
    expect(why(begun(4), { kind: 'start', colour: 'blue' })).toBe('start.colour');
    expect(why(begun(4), { kind: 'start', colour: 'black' })).toBe('start.colour');
    const position = play(begun(4), brown, brown, brown, brown);
    expect(COLOURS.map((colour) => position.pile[colour] + 1)).toEqual([4, 4, 4, 4, 4]);
    expect(COLOURS.map((colour) => position.offer[colour])).toEqual(COLOURS.map((colour) => ({ colour, cube: true })));
  });

  it('5 the fourth player adds black to a green start token', () => {
    const asked = play(
      begun(4),
      brown,
      brown,
      brown,
      { kind: 'start', colour: 'green' },
      { kind: 'bonusCube', cell: '0,0', colour: 'blue' }
    );
    expect(owes(asked)).toEqual(['3 bonusCube']);
    const position = play(asked, { kind: 'bonusCube', cell: '0,0', colour: 'black' });
    expect(cubes(position, '0,0', 3)).toEqual(['green', 'black']);
    expect(cubes(position, '0,0', 2)).toEqual(['brown', 'blue']);
    expect(seat(position, 0).mana).toBe(1);
  });
});
