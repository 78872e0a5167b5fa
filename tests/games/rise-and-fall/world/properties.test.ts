import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  enclosed,
  fewestMoves,
  fits,
  lift,
  placements,
  refusePlacement,
  refuseRelocation,
  regions,
  relocate,
  relocations,
  spell,
  supply,
  survey,
  terrain,
  type TileKind,
  type World
} from '$lib/games/rise-and-fall/world';
import { drafted, randomDraft } from './draft';
import { cellsBy, everywhere, hasHole, mayLie, stacks } from './plainly';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const players = fc.integer({ min: 2, max: 8 });
const fewPlayers = fc.integer({ min: 2, max: 4 });

/** The same World, with nothing known about it yet. */
const fresh = (world: World): World => JSON.parse(JSON.stringify(world)) as World;

const countsOf = (world: World): Partial<Record<TileKind, number>> => {
  const counts: Partial<Record<TileKind, number>> = {};
  for (const { kind } of world.tiles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

describe('a random draft', () => {
  it('lists exactly what the plain rules allow, and gives a reason for all the rest', () => {
    fc.assert(
      fc.property(players, seeds, fc.nat(), (n, seed, pick) => {
        const { turns } = drafted(n, seed);
        const { world, placement } = turns[pick % turns.length]!;
        const listed = new Set(placements(world, placement.kind).map(spell));
        const known = stacks(world);
        expect(fits(world, placement.kind)).toBe(listed.size > 0);
        for (const any of everywhere(world, placement.kind)) {
          const legal = listed.has(spell(any));
          expect([spell(any), refusePlacement(world, any) === null]).toEqual([spell(any), legal]);
          expect([spell(any), mayLie(world, any, known)]).toEqual([spell(any), legal]);
        }
        expect(listed.size).toBe(placements(world, placement.kind).length);
      }),
      { numRuns: 25 }
    );
  });

  it('never has a hole, never a cell under two tiles of a tier, and always the whole supply', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const { turns, world } = drafted(n, seed);
        const seas = turns.filter(({ placement }) => placement.kind === 'sea');
        for (const turn of seas) expect(enclosed(turn.world)).toEqual([]);
        expect(hasHole(new Set(cellsOf(world)))).toBe(false);
        expect(countsOf(world)).toEqual(supply(n));
        expect(world.tiles.map(({ id }) => id)).toEqual(world.tiles.map((_, id) => id));
        const order = ['sea', 'plain', 'forest', 'mountain', 'glacier'];
        for (const [cell, tiles] of stacks(world)) {
          const kinds = tiles.map((kind) => (kind === 'seaInitial' ? 'sea' : kind));
          expect(kinds).toEqual(order.slice(0, kinds.length));
          expect(terrain(world, cell)).toBe(kinds.at(-1));
        }
      }),
      { numRuns: 12 }
    );
  });

  it('moves tiles only when it must, the fewest, and keeps every rule', () => {
    let jams = 0;
    fc.assert(
      fc.property(fewPlayers, seeds, (n, seed) => {
        for (const { world, placement, relocation } of drafted(n, seed).turns) {
          if (placement.kind === 'sea') continue;
          expect(fewestMoves(world, placement.kind) === 0).toBe(relocation === null);
          if (relocation === null) continue;
          jams++;
          for (const way of relocations(world, placement.kind)) {
            expect(refuseRelocation(world, way)).toBeNull();
            expect(way.moved).toHaveLength(fewestMoves(world, placement.kind)!);
            const after = relocate(world, way);
            expect(after.tiles).toHaveLength(world.tiles.length + 1);
            const lifted = way.moved.reduce((rest, { tile }) => lift(rest, tile), world);
            const laid = after.tiles.filter(({ id }) => !lifted.tiles.some((tile) => tile.id === id));
            const cells = laid.flatMap(cellsBy);
            expect(new Set(cells).size).toBe(cells.length);
            for (const tile of laid) expect(mayLie(lifted, tile)).toBe(true);
            for (const { id, kind, q, r } of lifted.tiles)
              expect(after.tiles.find((tile) => tile.id === id)).toMatchObject({ kind, q, r });
          }
        }
      }),
      { numRuns: 12 }
    );
    expect(jams).toBeGreaterThan(0);
  });

  it('lists every relocation of one tile that there is', () => {
    const { turns } = drafted(2, jamSeed());
    const { world, placement } = turns.find(({ relocation }) => relocation !== null)!;
    const { kind } = placement;
    const listed = new Set<string>();
    for (const { placement: to, moved } of relocations(world, kind)) {
      expect(moved).toHaveLength(1);
      listed.add(`${spell(to)} ${moved[0]!.tile} ${spell({ kind, ...moved[0]! })}`);
    }
    const found = new Set<string>();
    for (const tile of world.tiles.filter((one) => one.kind === kind)) {
      const open = lift(world, tile.id);
      for (const a of placements(open, kind)) {
        for (const b of placements(open, kind)) {
          if (cellsBy(a).some((cell) => cellsBy(b).includes(cell))) continue;
          found.add(`${spell(a)} ${tile.id} ${spell(b)}`);
        }
      }
    }
    expect(listed).toEqual(found);
  });

  it('knows the same of a World that grew and of one that was read from a file', () => {
    fc.assert(
      fc.property(fewPlayers, seeds, fc.nat(), (n, seed, pick) => {
        const { turns, world: last } = drafted(n, seed);
        for (const world of [turns[pick % turns.length]!.world, last]) {
          expect(survey(world)).toEqual(survey(fresh(world)));
          expect(regions(world)).toEqual(regions(fresh(world)));
        }
      }),
      { numRuns: 20 }
    );
  });

  it('changes no World on its way', () => {
    const draft = randomDraft(3, 5);
    const kept: { world: World; text: string }[] = [];
    for (const { world } of draft) kept.push({ world, text: JSON.stringify(world) });
    for (const { world, text } of kept) expect(JSON.stringify(world)).toBe(text);
  });
});

/** A draft of two in which a tile does not fit. */
function jamSeed(): number {
  for (let seed = 0; ; seed++) if (drafted(2, seed).turns.some(({ relocation }) => relocation !== null)) return seed;
}
