import { describe, expect, it } from 'vitest';
import { game } from '$lib/games/helios';
import type { HeliosPosition, SeatState } from '$lib/games/helios/state';
import { bonus, ready, temple, token } from '../cases/table';

const whole = ready(3);
const mine = (change: Partial<SeatState>): HeliosPosition => ({
  ...whole,
  seats: whole.seats.map((seat, n) => (n === 0 ? { ...seat, ...change } : seat))
});
const lying = (land: SeatState['land']): HeliosPosition => mine({ land: { ...whole.seats[0]!.land, ...land } });
const { column, supply, draw } = whole;

/** One law each, broken on purpose, and what is said of it. */
const BROKEN: Readonly<Record<string, readonly [position: HeliosPosition, says: RegExp][]>> = {
  cubes: [
    [{ ...whole, supply: { ...supply, cubes: { ...supply.cubes, blue: 0 } } }, /blue: \d+ instead of 14/],
    [lying({ '0,0': token('brown') }), /brown: 13 instead of 14/],
    [{ ...whole, supply: { ...supply, cubes: { ...supply.cubes, grey: 0.5 } } }, /grey is 0.5/]
  ],
  mana: [[mine({ mana: 2 }), /mana: 31 instead of 30/]],
  houses: [[mine({ buildings: ['palace'] }), /houses: 36 instead of 35/]],
  tiles: [
    [{ ...whole, column: { ...column, sun: column.sun.slice(1) } }, /a tile is missing/],
    [{ ...whole, column: { ...column, sun: [...column.sun, draw.sun[0]!] } }, /is there twice/],
    [{ ...whole, draw: { ...draw, sun: [...draw.sun, 'sun-pink-1'] } }, /no tile sun-pink-1/]
  ],
  landTokens: [[lying({ '1,0': token('grey') }), /grey: 9 instead of 8/]],
  bonusTokens: [[lying({ '1,0': bonus('free') }), /free: 3 instead of 2/]],
  tokens: [
    [lying({ '4,0': token('grey') }), /a token lies on 4,0/],
    [lying({ '0,0': token('brown', 'brown', 'blue', 'grey') }), /3 cubes on 0,0/],
    [lying({ '0,0': { ...temple(), cubes: ['brown'] } }), /1 cubes on 0,0/],
    [lying({ '0,0': temple() }), /1 temples stand, 0 are counted/]
  ],
  land: [[lying({ '2,0': token('grey'), '0,3': token('grey') }), /seat 0: 2 tokens lie apart/]],
  sun: [
    [mine({ sun: { cell: '0,0', hug: '0,0' } }), /shut in on 0,0/],
    [mine({ sun: { cell: '0,-1', hug: '1,0' } }), /no token lies/],
    [mine({ sun: { cell: '0,-2', hug: '0,0' } }), /does not touch 0,0/]
  ],
  rounds: [[{ ...whole, round: whole.rounds + 1 }, /round 4 of 3/]]
};

describe('What always holds (HE 4)', () => {
  it('holds at the start', () => {
    for (const holds of Object.values(game.invariants)) expect(holds(whole)).toBeNull();
  });

  it('is named completely here', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(game.invariants).sort());
  });

  it.each(Object.keys(BROKEN))('is missed when it is broken: %s', (law) => {
    for (const [position, says] of BROKEN[law]!) expect(game.invariants[law]!(position)).toMatch(says);
  });
});
