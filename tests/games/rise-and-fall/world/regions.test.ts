import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  initialWorld,
  namedWorld,
  neighbours,
  override,
  regionOf,
  regions,
  regionsOfType,
  sameRegion,
  seasBeside,
  shoreOf,
  terrain,
  type World
} from '$lib/games/rise-and-fall/world';
import { WORLD_CARDS } from '$lib/games/rise-and-fall/data/worlds';
import { lay } from './draft';

/** One row of cells side by side, each a terrain by its letter. */
function row(letters: string): World {
  const terrains = {
    s: 'sea',
    p: 'plain',
    f: 'forest',
    m: 'mountain',
    g: 'glacier',
    w: 'swamp',
    v: 'volcano'
  } as const;
  return [...letters].reduce(
    (world, letter, q) => override(world, `${q},0`, { terrain: terrains[letter as keyof typeof terrains] }),
    { tiles: [], overrides: {} } as World
  );
}

const sizes = (world: World): string =>
  regions(world)
    .map(({ type, cells }) => `${type[0]}${cells.length}`)
    .join(' ');

describe('regions', () => {
  it('are largest sets of neighbours of one type', () => {
    for (const { id } of WORLD_CARDS) {
      const world = namedWorld(id)!;
      const seen = regions(world).flatMap((region) => region.cells);
      expect([...seen].sort()).toEqual([...cellsOf(world)].sort());
      for (const region of regions(world)) {
        for (const cell of region.cells) {
          expect(regionOf(world, cell)).toBe(region);
          for (const beside of neighbours(world, cell)) {
            const other = regionOf(world, beside)!;
            expect(other === region).toBe(other.type === region.type);
          }
        }
      }
    }
  });

  it('case 51, trap 2: mountain 4 and glacier 2 side by side are one region of 6', () => {
    expect(sizes(row('mmggmmp'))).toBe('m6 p1');
    expect(terrain(row('mmggmmp'), '2,0')).toBe('glacier');
  });

  it('case 81, trap 23: a typhoon parts a forest of 5 and belongs to no region', () => {
    const world = override(row('fffff'), '2,0', { terrain: 'forest', apart: true, special: 'typhoon' });
    expect(sizes(world)).toBe('f2 f2');
    expect(regionOf(world, '2,0')).toBeNull();
    expect(sameRegion(world, '2,0', '2,0')).toBe(false);
  });

  it('trap 23: volcano and swamp belong to no region', () => {
    expect(sizes(row('ffvffwpp'))).toBe('f2 f2 p2');
  });

  it('case 97: a dolmen leaves a forest of 5 whole', () => {
    expect(sizes(override(row('fffff'), '2,0', { terrain: 'forest', special: 'dolmen' }))).toBe('f5');
  });

  it('case 68: a plain under water makes one sea of two', () => {
    const world = row('sspss');
    expect(sizes(world)).toBe('s2 p1 s2');
    expect(sizes(override(world, '2,0', { terrain: 'sea' }))).toBe('s5');
  });

  it('trap 25: a floating city parts a sea', () => {
    const world = override(row('sssss'), '2,0', { terrain: 'plain' });
    expect(sizes(world)).toBe('s2 p1 s2');
    expect(sameRegion(world, '0,0', '1,0')).toBe(true);
    expect(sameRegion(world, '1,0', '3,0')).toBe(false);
  });

  it('case 28: a sea knows the cells where its coastal Cities stand, whatever their terrain', () => {
    const world = row('mspspfs');
    const [west, east, far] = regionsOfType(world, 'sea');
    expect(shoreOf(world, west!)).toEqual(['0,0', '2,0']);
    expect(shoreOf(world, east!)).toEqual(['2,0', '4,0']);
    expect(shoreOf(world, far!)).toEqual(['5,0']);
    expect(seasBeside(world, '2,0')).toEqual([east, west]);
    expect(seasBeside(world, '0,0')).toEqual([west]);
    expect(seasBeside(world, '99,0')).toEqual([]);
  });

  it('count the sea alone before there is land', () => {
    expect(sizes(initialWorld(8))).toBe('s64');
    expect(sizes(lay('plain1@0,0', initialWorld(2)))).toBe('p6 s9 s1');
    expect(regionOf(initialWorld(2), '50,50')).toBeNull();
  });
});
