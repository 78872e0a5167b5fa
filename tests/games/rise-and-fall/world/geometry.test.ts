import { describe, expect, it } from 'vitest';
import { turn, type Hex } from '$lib/kernel';
import { SHAPES, TERRAINS, TILE_KINDS } from '$lib/games/rise-and-fall/data/terrain';
import {
  areNeighbours,
  cellsOf,
  cellsUnder,
  coastal,
  initialWorld,
  inWorld,
  isCliff,
  isClosed,
  level,
  neighbours,
  orientations,
  override,
  place,
  readPlacement,
  spell,
  survey,
  terrain,
  type TileKind
} from '$lib/games/rise-and-fall/world';
import { at, lay } from './draft';

/** A tile's cells from its first one, row by row. */
function normal(cells: readonly Hex[]): string {
  const sorted = [...cells].sort((a, b) => a.r - b.r || a.q - b.q);
  const [first] = sorted;
  return sorted.map(({ q, r }) => `${q - first!.q},${r - first!.r}`).join(' ');
}

describe('the tiles', () => {
  it.each<[TileKind, number, number]>([
    ['seaInitial', 8, 3],
    ['sea', 7, 1],
    ['plain', 6, 2],
    ['forest', 4, 3],
    ['mountain', 3, 2],
    ['glacier', 2, 3]
  ])('%s has %i cells and %i orientations', (kind, size, ways) => {
    expect(SHAPES[kind].orientations.map((cells) => cells.length)).toEqual(Array(ways).fill(size));
    expect(orientations(kind)).toBe(ways);
  });

  it('are turned in every way there is, and their mirror images are among them', () => {
    for (const kind of TILE_KINDS) {
      const written = SHAPES[kind].orientations.map((cells) => cells.map(({ q, r }) => `${q},${r}`).join(' '));
      const first = SHAPES[kind].orientations[0]!;
      const turned = [0, 1, 2, 3, 4, 5].map((times) => normal(first.map((cell) => turn(cell, times))));
      const mirrored = turned.map((_, times) => normal(first.map(({ q, r }) => turn({ q: -q - r, r }, times))));
      expect(new Set(written)).toEqual(new Set(turned));
      for (const image of mirrored) expect(written).toContain(image);
    }
  });

  it('are written in a few characters', () => {
    expect(spell({ kind: 'plain', orientation: 1, q: 3, r: -2 })).toBe('plain1@3,-2');
    expect(readPlacement('plain1@3,-2')).toEqual({ kind: 'plain', orientation: 1, q: 3, r: -2 });
    for (const text of ['plain2@0,0', 'swamp0@0,0', 'toString0@0,0', 'plain0@0', 'plain0@1000,0', ''])
      expect(readPlacement(text)).toBeNull();
    expect(cellsUnder(at('mountain0@5,5'))).toEqual(['5,5', '4,6', '5,6']);
  });
});

describe('cells', () => {
  const island = lay('plain1@0,0 forest0@0,0 mountain1@0,0 glacier0@0,0', initialWorld(4));

  it('are numbered row by row and know their neighbours', () => {
    expect(cellsOf(island).slice(0, 4)).toEqual(['0,0', '1,0', '2,0', '0,1']);
    expect(neighbours(island, '1,1')).toEqual(['2,1', '1,2', '0,2', '0,1', '1,0', '2,0']);
    expect(neighbours(island, '0,0')).toEqual(['1,0', '0,1']);
    expect(neighbours(island, '50,50')).toEqual([]);
    expect([inWorld(island, '1,1'), inWorld(island, '50,50')]).toEqual([true, false]);
    const { cells, sides, around } = survey(island);
    expect(sides.map((list) => list.map((n) => cells[n]))).toEqual(around);
  });

  it('show the top of what was laid', () => {
    const tops = ['0,0', '1,0', '0,1', '1,1', '2,0', '0,2', '2,1'].map((cell) => terrain(island, cell));
    expect(tops).toEqual(['glacier', 'glacier', 'mountain', 'forest', 'plain', 'plain', 'sea']);
    expect(terrain(island, '50,50')).toBeUndefined();
    expect(['2,1', '2,0', '1,1', '0,1', '0,0', '50,50'].map((cell) => level(island, cell))).toEqual([
      0, 1, 2, 3, 4, -1
    ]);
    expect(TERRAINS.swamp.level).toBe(1);
    expect(TERRAINS.stormPeak.level).toBe(5);
  });

  it('case 20: a cliff parts plain and mountain', () => {
    expect(isCliff(island, '0,1', '0,2')).toBe(true);
    expect(isCliff(island, '0,2', '0,1')).toBe(true);
  });

  it('case 21: no cliff parts forest and mountain', () => {
    expect(isCliff(island, '0,1', '1,1')).toBe(false);
  });

  it('trap 12: sea and forest, forest and glacier are cliffs; sea and plain are not', () => {
    expect(isCliff(island, '1,1', '2,1')).toBe(true);
    expect(isCliff(island, '1,1', '1,0')).toBe(true);
    expect(isCliff(island, '0,2', '1,2')).toBe(false);
  });

  it('are no cliff when they are not neighbours', () => {
    expect(areNeighbours(island, '0,0', '2,1')).toBe(false);
    expect(isCliff(island, '0,0', '2,1')).toBe(false);
  });

  it('lie on the coast beside the sea', () => {
    const coasts = ['1,1', '0,1', '0,2', '2,1', '0,0', '1,0'].map((cell) => coastal(island, cell));
    expect(coasts).toEqual([true, true, true, true, false, false]);
  });

  it('become something else by an override, and return', () => {
    const flooded = override(island, '0,2', { terrain: 'sea' });
    expect([terrain(flooded, '0,2'), level(flooded, '0,2'), coastal(flooded, '0,1')]).toEqual(['sea', 0, true]);
    expect(terrain(override(flooded, '0,2', null), '0,2')).toBe('plain');
    expect(override(flooded, '0,2', null)).toEqual(island);
    const peak = override(island, '0,0', { terrain: 'stormPeak' });
    expect([level(peak, '0,0'), isCliff(peak, '0,0', '0,1'), isClosed(peak, '0,0')]).toEqual([5, true, true]);
    expect([isClosed(island, '0,0'), isClosed(island, '50,50')]).toEqual([false, true]);
  });

  it('join the World by an override where no tile lies', () => {
    const ring = lay('sea0@4,-2 sea0@6,-1 sea0@5,2', initialWorld(2));
    const sunken = override(ring, '4,2', { terrain: 'sea', special: 'sunkenCity' });
    expect(cellsOf(sunken)).toHaveLength(cellsOf(ring).length + 1);
    expect([terrain(sunken, '4,2'), neighbours(sunken, '4,2').length]).toEqual(['sea', 6]);
    const under = override(sunken, '3,2', { terrain: 'plain' });
    expect(terrain(place(under, at('plain1@0,0')), '3,2')).toBe('plain');
  });
});
