import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  cellAt,
  centre,
  components,
  conserved,
  difference,
  disc,
  distance,
  draw,
  fromOffset,
  hexName,
  hexOf,
  missing,
  neighbours,
  path,
  reach,
  readOptions,
  refuseOptions,
  scoreSheet,
  seeded,
  shuffle,
  splitPlaces,
  splitPot,
  take,
  transfer,
  turn
} from '$lib/kernel';
import { toy } from './toy';

const hex = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });

describe('hexes', () => {
  it('are named and read back', () => fc.assert(fc.property(hex, (h) => hexName(hexOf(hexName(h))) === hexName(h))));
  it('have six neighbours at distance one', () => {
    fc.assert(fc.property(hex, (h) => neighbours(h).every((n) => distance(h, n) === 1)));
    expect(new Set(neighbours({ q: 0, r: 0 }).map(hexName)).size).toBe(6);
  });
  it('come back after six turns', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: -6, max: 6 }), (h, n) => {
        expect(turn(turn(h, n), -n)).toEqual(turn(h, 6));
        expect(distance(turn(h, n), { q: 0, r: 0 })).toBe(distance(h, { q: 0, r: 0 }));
      })
    );
  });
  it('keep the triangle rule', () => {
    fc.assert(fc.property(hex, hex, hex, (a, b, c) => distance(a, c) <= distance(a, b) + distance(b, c)));
  });
  it('are found under a point near their centre, pointy or flat', () => {
    const near = fc.double({ min: -0.4, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(hex, near, near, fc.constantFrom('pointy' as const, 'flat' as const), (h, dx, dy, o) => {
        const { x, y } = centre(h, o);
        expect(hexName(cellAt(x + dx, y + dy, o))).toBe(hexName(h));
      })
    );
  });
  it('fill a disc', () => {
    for (const radius of [0, 1, 2, 5]) expect(disc(radius)).toHaveLength(1 + 3 * radius * (radius + 1));
  });
  it('lie in printed rows, every second one shifted right by half a cell', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), (row, col) => {
        const { x, y } = centre(fromOffset(row, col));
        expect(x / Math.sqrt(3)).toBeCloseTo(col + (row % 2 === 0 ? 0 : 0.5));
        expect(y).toBe(1.5 * row);
      })
    );
  });
});

describe('graphs', () => {
  const grid = (n: string) => neighbours(hexOf(n)).map(hexName);
  it('tell what is within reach', () => {
    expect(reach(['0,0'], grid, 2).size).toBe(19);
    expect(reach(['0,0'], grid, 2).get('2,-1')).toBe(2);
  });
  it('fall into parts', () => {
    const parts = components(['0,0', '1,0', '5,5', '5,6', '9,9'], grid);
    expect(parts.map((part) => part.length).sort()).toEqual([1, 2, 2]);
  });
  it('have shortest ways, or none', () => {
    const way = path('0,0', (n) => n === '3,-1', grid)!;
    expect(way).toHaveLength(distance(hexOf('0,0'), hexOf('3,-1')) + 1);
    expect(
      path<string>(
        'a',
        (n) => n === 'b',
        () => []
      )
    ).toBeNull();
  });
});

describe('random numbers', () => {
  it('follow from the seed alone', () => {
    expect(draw(seeded(42), 1, 6)).toEqual(draw(seeded(42), 1, 6));
    expect(shuffle(seeded(42), [1, 2, 3, 4, 5, 6, 7, 8])[0]).toMatchInlineSnapshot(`
      [
        2,
        4,
        5,
        3,
        1,
        8,
        7,
        6,
      ]
    `);
  });
  it('shuffle without losing anything, and differ from seed to seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat()), (seed, list) => {
        expect([...shuffle(seeded(seed), list)[0]].sort()).toEqual([...list].sort());
      })
    );
    expect(new Set(Array.from({ length: 50 }, (_, seed) => draw(seeded(seed), 0, 1e6)[0])).size).toBeGreaterThan(40);
  });
  it('are spread evenly', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    let random = seeded(1);
    for (let i = 0; i < 6000; i++) {
      const [n, next] = draw(random, 0, 5);
      counts[n]!++;
      random = next;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('goods', () => {
  const purse = { wood: 3, stone: 1 };
  it('are paid and received', () => {
    expect(take(purse, { wood: 2 })).toEqual({ wood: 1, stone: 1 });
    expect(add(purse, { stone: 2 })).toEqual({ wood: 3, stone: 3 });
    expect(() => take(purse, { stone: 2 })).toThrow(RangeError);
  });
  it('name what is missing', () => {
    expect(missing(purse, { wood: 2, stone: 1 })).toBeNull();
    expect(missing(purse, { wood: 5, stone: 3 })).toEqual({ wood: 2, stone: 2 });
  });
  it('are conserved when moved from one place to another', () => {
    const [from, to] = transfer(purse, { wood: 0, stone: 4 }, { wood: 2 });
    expect(conserved([from, to], { wood: 3, stone: 5 })).toBeNull();
    expect(conserved([from, to], { wood: 4, stone: 5 })).toBe('wood: 3 instead of 4');
    expect(conserved([{ wood: -1 }], { wood: -1 })).toBe('wood is -1');
    expect(conserved([{ wood: 0.5 }], { wood: 0.5 })).toBe('wood is 0.5');
  });
  it('differ only where they changed', () => {
    expect(difference({ a: 1, b: 2 }, { a: 1, b: 5, c: 1 })).toEqual({ b: 3, c: 1 });
  });
});

describe('scores', () => {
  it('split the places that equals take', () => {
    expect(splitPlaces([5, 3, 5, 0], [8, 4, 2])).toEqual([6, 2, 6, 0]);
    expect(splitPlaces([2, 2, 2], [8, 4, 2])).toEqual([4, 4, 4]);
    expect(splitPlaces([0, 0], [8, 4])).toEqual([0, 0]);
    expect(splitPlaces([0, 0], [8, 4], true)).toEqual([6, 6]);
    expect(splitPot([1, 1, 1], 10)).toEqual([3, 3, 3]);
  });
  it('never hand out more than the places hold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 8 }), fc.array(fc.nat(30), { maxLength: 4 }), (figures, places) => {
        const given = splitPlaces(figures, places).reduce((sum, n) => sum + n, 0);
        return given <= places.reduce((sum, n) => sum + n, 0);
      })
    );
  });
  it('add up, and name the winners only at the end', () => {
    const rows = [
      { key: 'a', points: [3, 4] },
      { key: 'b', points: [2, 1] }
    ];
    expect(scoreSheet(rows, 2, false)).toMatchObject({ totals: [5, 5], winners: [] });
    expect(scoreSheet(rows, 2, true).winners).toEqual([0, 1]);
    expect(scoreSheet(rows, 2, true, (seat) => seat).winners).toEqual([1]);
  });
});

describe('options of a game', () => {
  it('are always a legal set', () => {
    expect(readOptions(toy.meta, null, 2)).toEqual({ heap: 20, dice: true, side: 'a' });
    expect(readOptions(toy.meta, { heap: 1e9, side: 'b', dice: 'yes', other: 1 }, 2)).toEqual({
      heap: 20,
      dice: true,
      side: 'b'
    });
    expect(readOptions(toy.meta, { dice: false, side: 'b' }, 2).side).toBe('a');
    expect(readOptions(toy.meta, JSON.parse('{"__proto__":{"heap":5}}'), 2).heap).toBe(20);
  });
  it('are refused, not bent, when they come from a file', () => {
    const sound = readOptions(toy.meta, {}, 2);
    expect(refuseOptions(toy.meta, sound, 2)).toBeNull();
    const { side: _, ...older } = sound;
    expect(refuseOptions(toy.meta, older, 2)).toBeNull();
    expect(refuseOptions(toy.meta, sound, 9)).toBe('players');
    expect(refuseOptions(toy.meta, { ...sound, heap: -1 }, 2)).toBe('heap');
    expect(refuseOptions(toy.meta, { ...sound, more: true }, 2)).toBe('more');
  });
});
