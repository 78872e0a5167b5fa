import { describe, expect, it } from 'vitest';
import { PILES, type CharacterId, type HeliosPosition, type SeatState } from '$lib/games/helios/state';
import { cubes, forgo, legal, owes, play, ready, scene, seat, temple, token, why } from './table';

const recruit = (character: CharacterId) => ({ kind: 'recruit', character });
const activate = (character: CharacterId) => ({ kind: 'activate', character });
const endTurn = { kind: 'endTurn' };
const COURT = { seat: 0, recruited: false, activated: false, ended: false, passes: 0 };

/** Seat 0's turn with the characters. */
const court = (me: Partial<SeatState>, more: Partial<HeliosPosition> = {}): HeliosPosition =>
  scene('character', me, { phase: 'round.character', court: COURT, ...more });

/** The last action of a round with four players, of whom seat 3 was the first. */
function lastAction(mana: readonly number[], first = 3): HeliosPosition {
  const position = ready(4);
  const last = (first + 3) % 4;
  return {
    ...position,
    first,
    seats: position.seats.map((each, n) => ({ ...each, mana: mana[n]! })),
    turn: { ...position.turn, seat: last, taken: 16 },
    owed: [{ seat: last, kind: 'create' }]
  };
}

describe('Characters (HE 10)', () => {
  it('57 of those with the most mana the nearest to the first player begins', () => {
    expect(owes(play(lastAction([3, 5, 5, 2]), forgo))).toEqual(['1 character']);
  });

  it('58 the Inventor, recruited and activated at once', () => {
    const land = { '0,0': token('brown', 'black', 'green'), '1,0': token('grey', 'grey') };
    const recruited = play(court({ mana: 2, land }), recruit('inventor'));
    expect(seat(recruited).mana).toBe(0);
    expect(recruited.characters.inventor).toEqual({ owner: 0, active: false });
    const position = play(recruited, activate('inventor'));
    expect(position.characters.inventor).toEqual({ owner: 0, active: true });
    expect(seat(position)).toMatchObject({ speed: 4, mana: 1 });
    expect([...cubes(position, '0,0'), ...cubes(position, '1,0')]).toEqual([]);
  });

  it('59 who passes may act later; the phase ends after a pass of everybody in a row', () => {
    const start = court({ mana: 4 });
    const both = { ...start, seats: start.seats.map((each) => ({ ...each, mana: 4 })) };
    const passed = play(both, endTurn, recruit('architect'));
    expect(owes(passed)).toEqual(['0 character']);
    const acted = play(passed, recruit('explorer'));
    expect(owes(acted)).toEqual(['1 character']);
    const one = play(acted, endTurn);
    expect(owes(one)).toEqual(['0 character']);
    expect(one.phase).toBe('round.character');
    const position = play(one, endTurn);
    expect(position.round).toBe(2);
    expect(owes(position)).toEqual(['1 tile']);
  });

  it('60 no activation of somebody else’s character, or outside the phase', () => {
    const land = { '0,0': token('brown', 'black', 'green'), '1,0': token('grey', 'grey') };
    expect(why(court({ mana: 2, land }), activate('priestess'))).toBe('activate.owner');
    expect(why(scene('build', { mana: 2, land }), activate('priestess'))).toBe('kernel.notAsked');
  });

  it('61 the Cartographer’s cube goes on any token with room', () => {
    const land = {
      '0,0': token('brown', 'grey', 'brown'),
      '1,0': token('grey', 'green'),
      '0,1': token('green', 'black', 'black'),
      '1,-1': temple()
    };
    const start = court({ mana: 0, land });
    const characters = { ...start.characters, cartographer: { owner: 0, active: false } };
    const asked = play({ ...start, characters }, activate('cartographer'), { kind: 'payRest' });
    expect(owes(asked)).toEqual(['0 bonusCube']);
    const cells = legal(asked, 'bonusCube').map(({ cell }) => String(cell));
    expect([...new Set(cells)].sort()).toEqual(['0,0', '1,0']);
    const position = play(asked, { kind: 'bonusCube', cell: '1,0', colour: 'blue' });
    expect(cubes(position, '1,0')).toEqual(['blue']);
  });

  it('62 refill: new tokens, the dragon to the left, cubes for the new third and fourth', () => {
    const before = lastAction([1, 1, 1, 1], 0);
    const land = { '0,0': token('brown', 'brown') };
    const seats = before.seats.map((each) => ({ ...each, land }));
    const extra = { colour: 'green', cube: true } as const;
    const asked = play({ ...before, seats, offer: { ...before.offer, grey: null, extra } }, forgo);
    expect(asked.first).toBe(1);
    expect(asked.removed).toEqual({ brown: 1, grey: 0, green: 2, blue: 1, black: 1 });
    expect(PILES.map((pile) => asked.offer[pile]?.cube)).toEqual([true, true, true, true, true, true]);
    expect(asked.pile.brown).toBe(before.pile.brown - 1);
    expect(owes(asked)).toEqual(['3 bonusCube']);
    const fourth = play(asked, { kind: 'bonusCube', cell: '0,0', colour: 'blue' });
    expect(cubes(fourth, '0,0', 3)).toEqual(['brown', 'blue']);
    expect(owes(fourth)).toEqual(['0 bonusCube']);
    const position = play(fourth, { kind: 'bonusCube', cell: '0,0', colour: 'black' });
    expect(owes(position)).toEqual(['1 tile']);
    expect(position.round).toBe(2);
  });
});
