import { describe, expect, it } from 'vitest';
import type { Act, HeliosPosition, TileId } from '$lib/games/helios/state';
import { build, forgo, kinds, legal, owes, play, ready, seat, token, why } from './table';

/** The first turn, with this tile at the bottom of its column. */
const bottom = (tile: TileId, from = ready()): HeliosPosition => {
  const act = tile.split('-')[0] as Act;
  return { ...from, column: { ...from.column, [act]: [...from.column[act].filter((id) => id !== tile), tile] } };
};

/** Seat 0 has three red tiles, and a section waits for its fourth. */
const threeRed = (tile: TileId, from = ready()): HeliosPosition => {
  const position = bottom(tile, from);
  const tiles = { red: ['create-red-1', 'build-red-1', 'sun-red-1'], blue: [], yellow: [] };
  return { ...position, seats: position.seats.map((each, n) => (n === 0 ? { ...each, tiles } : each)) };
};

describe('Taking tiles (HE 6.2)', () => {
  it('6 only the last tile of a column can be taken', () => {
    const position = ready();
    const column = position.column.create;
    const section = 'red';
    const grey = column.at(-1)!.includes('grey');
    const then = play(position, { kind: 'takeTile', act: 'create', ...(grey ? { section } : {}) });
    expect(then.column.create).toEqual(column.slice(0, -1));
    expect(Object.values(seat(then).tiles).flat()).toEqual([column.at(-1)]);
    expect(why(position, { kind: 'takeTile', act: 'create', tile: column[0] })).toBe('kernel.malformed');
  });

  it('7 a blue create tile lands under blue and offers to create', () => {
    const position = play(bottom('create-blue-1'), { kind: 'takeTile', act: 'create' });
    expect(seat(position).tiles).toEqual({ red: [], blue: ['create-blue-1'], yellow: [] });
    expect(owes(position)).toEqual(['0 create']);
    expect(kinds(position).sort()).toEqual(['create', 'forgo']);
  });

  it('8 a grey tile needs a section and counts as its colour', () => {
    const position = bottom('sun-grey-1');
    expect(why(position, { kind: 'takeTile', act: 'sun' })).toBe('tile.section');
    const then = play(position, { kind: 'takeTile', act: 'sun', section: 'red' });
    expect(seat(then).tiles.red).toEqual(['sun-grey-1']);
    expect(why(bottom('sun-blue-1'), { kind: 'takeTile', act: 'sun', section: 'red' })).toBe('tile.ownSection');
  });

  it('9 an empty column offers nothing, but a bonus action may do what it shows', () => {
    const start = threeRed('create-red-2');
    const position = { ...start, column: { ...start.column, sun: [] } };
    expect(why(position, { kind: 'takeTile', act: 'sun' })).toBe('tile.empty');
    expect(legal(position, 'takeTile').map(({ act }) => act)).not.toContain('sun');
    const then = play(position, { kind: 'takeTile', act: 'create' }, forgo);
    expect(owes(then)).toEqual(['0 bonusAction colour']);
    expect(kinds(then)).toContain('moveSun');
  });

  it('10 a forgone action leaves the tile, and the next seat is asked', () => {
    const position = play(bottom('build-yellow-1'), { kind: 'takeTile', act: 'build' }, forgo);
    expect(seat(position).tiles.yellow).toEqual(['build-yellow-1']);
    expect(owes(position)).toEqual(['1 tile']);
  });

  it('11 the fourth tile: its action, then the bonus action, then the discards', () => {
    const taken = play(threeRed('create-grey-1'), { kind: 'takeTile', act: 'create', section: 'red' });
    expect(owes(taken)[0]).toBe('0 create');
    const bonus = play(taken, forgo);
    expect(owes(bonus)).toEqual(['0 bonusAction colour']);
    expect(seat(bonus).tiles.red).toHaveLength(4);
    const position = play(bonus, forgo);
    expect(seat(position).tiles.red).toEqual([]);
    expect(position.discard).toEqual({
      create: ['create-red-1', 'create-grey-1'],
      build: ['build-red-1'],
      sun: ['sun-red-1']
    });
    expect(owes(position)).toEqual(['1 tile']);
  });

  it('12 a Palace built with the tile: its bonus action before the colour’s', () => {
    const start = threeRed('build-grey-1');
    const land = { '0,0': token('brown', 'green', 'green'), '0,1': token('grey', 'grey') };
    const rich = { ...start, seats: start.seats.map((each, n) => (n === 0 ? { ...each, land } : each)) };
    const taken = play(rich, { kind: 'takeTile', act: 'build', section: 'red' });
    const built = play(taken, build('palace'));
    expect(owes(built)).toEqual(['0 bonusAction palace', '0 bonusAction colour']);
    expect(owes(play(built, forgo))).toEqual(['0 bonusAction colour']);
    expect(owes(play(built, forgo, forgo))).toEqual(['1 tile']);
  });
});
