import { describe, expect, it } from 'vitest';
import { distance, hexOf } from '$lib/kernel';
import {
  builderAt,
  cellsOf,
  cellsUnder,
  draftLength,
  enclosed,
  fits,
  initialWorld,
  override,
  place,
  placements,
  refusePlacement,
  spell,
  supply,
  terrain,
  tierAt,
  type World
} from '$lib/games/rise-and-fall/world';
import { at, drafted, lay } from './draft';

const why = (world: World, tile: string) => refusePlacement(world, at(tile));

/** Sides that a tile would share with the World. */
const sides = (world: World, tile: string): number =>
  cellsUnder(at(tile)).reduce((sum, cell) => {
    const beside = cellsOf(world).filter((other) => distance(hexOf(cell), hexOf(other)) === 1);
    return sum + beside.length;
  }, 0);

describe('what the World is built from', () => {
  it('case 1: two players lay 2 initial and 12 sea tiles, 100 cells', () => {
    expect(cellsOf(initialWorld(2))).toHaveLength(16);
    expect(supply(2)).toMatchObject({ seaInitial: 2, sea: 12 });
    expect(cellsOf(drafted(2, 1).world)).toHaveLength(100);
  });

  it.each([
    [2, 'seaInitial 2 sea 12 plain 10 forest 8 mountain 6 glacier 2'],
    [3, 'seaInitial 3 sea 15 plain 14 forest 11 mountain 8 glacier 3'],
    [4, 'seaInitial 4 sea 19 plain 17 forest 15 mountain 11 glacier 4'],
    [5, 'seaInitial 4 sea 25 plain 21 forest 18 mountain 13 glacier 5'],
    [6, 'seaInitial 6 sea 27 plain 25 forest 21 mountain 15 glacier 6'],
    [7, 'seaInitial 6 sea 33 plain 29 forest 24 mountain 17 glacier 7'],
    [8, 'seaInitial 8 sea 35 plain 33 forest 27 mountain 19 glacier 8']
  ])('counts the tiles for %i players', (players, counts) => {
    expect(Object.entries(supply(players)).flat().join(' ')).toBe(counts);
    expect(initialWorld(players).tiles).toHaveLength(supply(players).seaInitial);
    expect(cellsOf(initialWorld(players))).toHaveLength(8 * supply(players).seaInitial);
  });

  it('case 10: with three players the second lays the first plain if the first laid the last sea tile', () => {
    const last = supply(3).sea - 1;
    for (const first of [0, 1, 2]) {
      const seat = builderAt(3, first, last);
      expect(builderAt(3, first, last + 1)).toBe((seat + 1) % 3);
    }
    expect([tierAt(3, last), tierAt(3, last + 1)]).toEqual(['sea', 'plain']);
    expect(builderAt(3, 1, last)).toBe(0);
    expect(builderAt(3, 1, last + 1)).toBe(1);
  });

  it('goes from the sea to the glaciers without a gap', () => {
    const tiers = Array.from({ length: draftLength(4) }, (_, n) => tierAt(4, n));
    expect(tiers.filter((tier, n) => tier !== tiers[n - 1])).toEqual(['sea', 'plain', 'forest', 'mountain', 'glacier']);
    expect(tiers).toHaveLength(19 + 17 + 15 + 11 + 4);
    expect(tierAt(4, draftLength(4))).toBeNull();
  });
});

describe('a sea tile', () => {
  it('case 3: does not touch one tile alone, be it by three sides', () => {
    const world = initialWorld(2);
    expect(sides(world, 'sea0@-2,3')).toBe(3);
    expect(why(world, 'sea0@-2,3')).toEqual({ key: 'world.apart', rule: 'RF 4', params: { n: 1 } });
    expect(why(world, 'sea0@20,20')).toMatchObject({ key: 'world.apart', params: { n: 0 } });
    expect(why(world, 'sea0@900,-900')).toMatchObject({ key: 'world.apart', params: { n: 0 } });
  });

  it('trap 1: several sides of one tile are one contact', () => {
    expect(sides(initialWorld(2), 'sea0@-2,0')).toBe(5);
    expect(why(initialWorld(2), 'sea0@-2,0')).toMatchObject({ key: 'world.apart', params: { n: 1 } });
    expect(placements(initialWorld(2), 'sea').map(spell)).toEqual(['sea0@4,-2', 'sea0@-1,3']);
    for (const tile of ['sea0@4,-2', 'sea0@-1,3']) expect(why(initialWorld(2), tile)).toBeNull();
  });

  it('does not lie on another', () => {
    expect(why(initialWorld(2), 'sea0@0,0')).toMatchObject({ key: 'world.overlap', params: { place: '0,0' } });
  });

  it('case 4: closes in no empty cell', () => {
    const bay = lay('sea0@4,-2 sea0@6,-1', initialWorld(2));
    expect(why(bay, 'sea0@5,2')).toEqual({ key: 'world.hole', rule: 'RF 4', params: { n: 1, place: '4,2' } });
    expect(placements(bay, 'sea').map(spell)).not.toContain('sea0@5,2');
    expect(enclosed(bay)).toEqual([]);
    expect(enclosed(place(bay, at('sea0@5,2')))).toEqual(['4,2']);
  });

  it('always finds a place', () => {
    for (let players = 2; players <= 8; players++) expect(fits(initialWorld(players), 'sea')).toBe(true);
  });
});

describe('a covering tile', () => {
  const sea = initialWorld(4);

  it('case 5: a plain lies on sea, not on nothing and not on a plain', () => {
    expect(why(sea, 'plain1@1,0')).toMatchObject({ key: 'world.void', params: { place: '3,0' } });
    const world = lay('plain1@0,0', sea);
    expect(why(world, 'plain0@1,1')).toMatchObject({
      key: 'world.ground',
      params: { place: '1,1', is: 'plain', needs: 'sea' }
    });
  });

  it('case 6: a plain may be an island', () => {
    const world = lay('plain1@0,0', sea);
    expect(why(world, 'plain1@1,3')).toBeNull();
  });

  it('case 7: a forest lies on plain with all its cells', () => {
    const world = lay('plain1@0,0', sea);
    expect(why(world, 'forest0@0,0')).toBeNull();
    expect(why(world, 'forest0@1,0')).toMatchObject({
      key: 'world.ground',
      params: { place: '2,1', is: 'sea', needs: 'plain' }
    });
  });

  it('case 8: a mountain lies on forest only, a glacier on mountain only', () => {
    const plain = lay('plain1@0,0', sea);
    expect(why(plain, 'mountain1@0,0')).toMatchObject({ params: { is: 'plain', needs: 'forest' } });
    const forest = lay('forest0@0,0', plain);
    expect(why(forest, 'mountain1@0,0')).toBeNull();
    expect(why(forest, 'mountain0@1,1')).toMatchObject({ key: 'world.ground' });
    expect(why(forest, 'glacier0@0,0')).toMatchObject({ params: { is: 'forest', needs: 'mountain' } });
    const mountain = lay('mountain1@0,0', forest);
    expect(why(mountain, 'glacier0@0,0')).toBeNull();
    expect(why(mountain, 'glacier1@1,0')).toMatchObject({ params: { place: '1,1', is: 'forest' } });
    expect(terrain(place(mountain, at('glacier0@0,0')), '1,0')).toBe('glacier');
  });

  it('never lies on a special place', () => {
    const world = override(lay('plain1@0,0', sea), '0,1', { special: 'tower' });
    expect(why(world, 'forest0@0,0')).toMatchObject({ key: 'world.special', params: { place: '0,1' } });
    expect(placements(world, 'forest').some(({ q, r, orientation }) => q === 0 && r === 0 && orientation === 0)).toBe(
      false
    );
    const drowned = override(sea, '1,1', { special: 'caravansary', terrain: 'plain' });
    expect(why(drowned, 'plain1@0,0')).toMatchObject({ key: 'world.special', params: { place: '1,1' } });
  });

  it('is a tile of the box, turned in one of its ways', () => {
    expect(refusePlacement(sea, { kind: 'plain', orientation: 2, q: 0, r: 0 })).toMatchObject({ key: 'world.tile' });
    expect(refusePlacement(sea, { kind: 'plain', orientation: 0, q: 0.5, r: 0 })).toMatchObject({ key: 'world.tile' });
    expect(refusePlacement(sea, { kind: 'seaInitial', orientation: 0, q: 9, r: 9 })).toMatchObject({
      key: 'world.tile'
    });
    expect(placements(sea, 'seaInitial')).toEqual([]);
    expect(fits(sea, 'seaInitial')).toBe(false);
  });
});
