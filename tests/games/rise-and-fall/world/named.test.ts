import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dice } from '$lib/kernel';
import { PROFILES, WORLD_CARDS } from '$lib/games/rise-and-fall/data/worlds';
import {
  cellsOf,
  drawWorld,
  EMPTY,
  initialWorld,
  namedWorld,
  place,
  refusePlacement,
  regions,
  supply,
  terrain,
  worldCards,
  type TileKind,
  type World
} from '$lib/games/rise-and-fall/world';

/** The first 16 digits of SHA-256 over `q,r,t` of all cells, row by row. */
const hashOf = (world: World): string =>
  createHash('sha256')
    .update(
      cellsOf(world)
        .map((cell) => `${cell},${terrain(world, cell)![0]}`)
        .join(';')
    )
    .digest('hex')
    .slice(0, 16);

const sizesOf = (world: World): Record<string, number[]> => {
  const sizes: Record<string, number[]> = {};
  for (const { type, cells } of regions(world)) (sizes[type] ??= []).push(cells.length);
  for (const list of Object.values(sizes)) list.sort((a, b) => b - a);
  return sizes;
};

/** The generator that the cards were drawn with: theirs is not the one of games. */
function mulberry32(seed: number): Dice {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { int, pick: (list) => list[int(0, list.length - 1)]! };
}

describe('the named worlds', () => {
  it('are sixteen: four each for 2, 3 and 4 civilizations, one each for 5 to 8', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((civilizations) => worldCards(civilizations).length)).toEqual([
      4, 4, 4, 1, 1, 1, 1
    ]);
    expect(namedWorld('world-00')).toBeUndefined();
  });

  for (const card of WORLD_CARDS) {
    it(`case 11: ${card.id} ${card.name.en} replays to its hash and its region sizes`, () => {
      const world = namedWorld(card.id)!;
      expect(cellsOf(world)).toHaveLength(card.cells);
      expect(hashOf(world)).toBe(card.hash);
      expect(sizesOf(world)).toEqual(card.regions);
    });

    it(`${card.id} is built by the rules, tile after tile, from the whole supply`, () => {
      const initial = supply(card.civilizations).seaInitial;
      const start = initialWorld(card.civilizations);
      expect(start.tiles).toEqual(card.tiles.slice(0, initial).map((tile, id) => ({ id, ...tile })));
      let world = start;
      for (const tile of card.tiles.slice(initial)) {
        expect(refusePlacement(world, tile)).toBeNull();
        world = place(world, tile);
      }
      const counts: Partial<Record<TileKind, number>> = {};
      for (const { kind } of world.tiles) counts[kind] = (counts[kind] ?? 0) + 1;
      expect(counts).toEqual(supply(card.civilizations));
      expect(world).toEqual(namedWorld(card.id));
    });

    it(`${card.id} is drawn again from its seed and profile`, () => {
      const world = drawWorld(card.civilizations, mulberry32(card.seed), PROFILES[card.profile]);
      expect(world.tiles).toEqual(card.tiles.map((tile, id) => ({ id, ...tile })));
    });
  }

  it('are plain values that survive being written down', () => {
    const world = namedWorld('world-16')!;
    const copy = JSON.parse(JSON.stringify(world)) as World;
    expect(copy).toEqual(world);
    expect(hashOf(copy)).toBe(hashOf(world));
    expect(cellsOf(EMPTY)).toEqual([]);
  });
});
