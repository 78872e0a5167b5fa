import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from '$lib/kernel';
import { PROFILE_IDS, PROFILES } from '$lib/games/rise-and-fall/data/worlds';
import {
  drawWorld,
  enclosed,
  initialWorld,
  place,
  refusePlacement,
  regionsOfType,
  supply,
  type World
} from '$lib/games/rise-and-fall/world';

const players = fc.integer({ min: 2, max: 8 });
const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe('a world drawn by lot', () => {
  it('is built by the rules from the whole supply', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const drawn = drawWorld(n, dice(seed));
        let world = initialWorld(n);
        expect(drawn.tiles.slice(0, world.tiles.length)).toEqual(world.tiles);
        for (const tile of drawn.tiles.slice(world.tiles.length)) {
          expect(refusePlacement(world, tile)).toBeNull();
          world = place(world, tile);
        }
        expect(world).toEqual(drawn);
        expect(enclosed(drawn)).toEqual([]);
        const counts = Object.fromEntries(Object.keys(supply(n)).map((kind) => [kind, 0]));
        for (const { kind } of drawn.tiles) counts[kind]!++;
        expect(counts).toEqual(supply(n));
      }),
      { numRuns: 12 }
    );
  });

  it('is the same for the same seed and another for another', () => {
    expect(drawWorld(4, dice(7))).toEqual(drawWorld(4, dice(7)));
    expect(drawWorld(4, dice(7))).not.toEqual(drawWorld(4, dice(8)));
  });

  it('follows its profile: the sea of an archipelago hangs together, round a pangea it is in pieces', () => {
    const longest = (world: World) => Math.max(...regionsOfType(world, 'sea').map(({ cells }) => cells.length));
    const average = (profile: keyof typeof PROFILES) =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + longest(drawWorld(3, dice(seed), PROFILES[profile])), 0) / 6;
    expect(average('archipelago')).toBeGreaterThan(average('pangea'));
  });

  it('has a profile drawn for it when none is given', () => {
    expect(PROFILE_IDS).toEqual(['pangea', 'archipelago', 'fjords', 'spine', 'scattered']);
    const chance = dice(3);
    const profile = PROFILES[chance.pick(PROFILE_IDS)];
    expect(drawWorld(2, dice(3))).toEqual(drawWorld(2, chance, profile));
  });
});
