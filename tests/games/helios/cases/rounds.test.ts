import { describe, expect, it } from 'vitest';
import { ACTS, PILES, type HeliosPosition } from '$lib/games/helios/state';
import { dawdle, forgo, owes, play, ready } from './table';

const tilesLeft = ({ column }: HeliosPosition): number => ACTS.reduce((sum, act) => sum + column[act].length, 0);

/** With this much mana a seat can recruit, so that the characters wait for it. */
const rich = (position: HeliosPosition): HeliosPosition => ({
  ...position,
  seats: position.seats.map((each, n) => (n === 0 ? { ...each, mana: 4 } : each))
});
const atCourt = ({ phase }: HeliosPosition): boolean => phase === 'round.character';
const inRound = (n: number) => (position: HeliosPosition) => position.round === n;

describe('Rounds (HE 6)', () => {
  it('13 four players: sixteen turns, two tiles discarded, then the characters', () => {
    const { position, facts } = dawdle(rich(ready(4)), atCourt);
    expect(facts.filter(({ kind }) => kind === 'tile')).toHaveLength(16);
    expect(facts.filter(({ kind }) => kind === 'leftovers')).toMatchObject([{ n: 2 }]);
    expect(tilesLeft(position)).toBe(0);
    expect(owes(position)).toEqual(['0 character']);
  });

  it('14 three players: six turns each, and no tile is left', () => {
    const { position, facts } = dawdle(rich(ready(3)), atCourt);
    const takers = facts.filter(({ kind }) => kind === 'tile').map(({ seat }) => seat);
    expect([0, 1, 2].map((n) => takers.filter((taker) => taker === n).length)).toEqual([6, 6, 6]);
    expect(tilesLeft(position)).toBe(0);
    expect(facts.some(({ kind }) => kind === 'leftovers')).toBe(false);
  });

  it('15 two players: eight, ten, eight, ten tiles; new ones only after round 2', () => {
    const first = dawdle(ready(2), inRound(2));
    const second = dawdle(first.position, inRound(3));
    const third = dawdle(second.position, inRound(4));
    const fourth = dawdle(third.position, ({ phase }) => phase === 'over');
    const rounds = [first, second, third, fourth];
    expect(rounds.map(({ facts }) => facts.filter(({ kind }) => kind === 'tile').length)).toEqual([8, 10, 8, 10]);
    expect(rounds.map(({ facts }) => facts.flatMap(({ kind, n }) => (kind === 'deal' ? [n] : [])))).toEqual([
      [],
      [18],
      [],
      []
    ]);
    expect(rounds.map(({ facts }) => facts.filter(({ kind }) => kind === 'refill').length)).toEqual([1, 1, 1, 0]);
    expect(tilesLeft(first.position)).toBe(10);
    for (const act of ACTS) {
      const before = ready(2).column[act];
      expect(before.slice(0, first.position.column[act].length)).toEqual(first.position.column[act]);
    }
    for (const { position } of [first, second, third]) {
      expect(PILES.filter((pile) => position.offer[pile] === null)).toEqual([]);
    }
  });

  it('16 a draw pile of four and five discards: six dealt, three left', () => {
    const start = ready(4);
    const tiles = [...start.column.create, ...start.draw.create];
    const position = play(
      {
        ...start,
        turn: { ...start.turn, seat: 3, taken: 16 },
        owed: [{ seat: 3, kind: 'create' }],
        column: { create: [], build: [], sun: [] },
        draw: { ...start.draw, create: tiles.slice(0, 4) },
        discard: { ...start.discard, create: tiles.slice(4, 9) }
      },
      forgo
    );
    expect(position.column.create.slice(0, 4)).toEqual(tiles.slice(0, 4));
    expect(position.column.create).toHaveLength(6);
    expect(position.draw.create).toHaveLength(3);
    expect(position.discard.create).toEqual([]);
    expect([...position.column.create, ...position.draw.create].sort()).toEqual(tiles.slice(0, 9).sort());
  });
});
