import fc from 'fast-check';
import { dice } from '$lib/kernel';
import { around, CELLS, LAYOUT } from '$lib/games/helios/data/board';
import { openCells } from '$lib/games/helios/rules/land';
import { sunMoves } from '$lib/games/helios/rules/sun';
import type { Cell, Land, SeatState, Speed, Sun, Token } from '$lib/games/helios/state';

const TOKEN: Token = { kind: 'land', colour: 'brown', cubes: [], temple: false };

export interface Scene {
  readonly land: Land;
  readonly sun: Sun;
}

/** A land as play could make it: tokens by chance, in arms or round the sun, with the sun moving in between. */
export function grow(seed: number, tokens: number): Scene {
  const chance = dice(seed);
  let land: Land = { [LAYOUT.centre]: TOKEN };
  let { sunStart: sun } = LAYOUT;
  while (Object.keys(land).length < tokens) {
    const cells = openCells({ land, sun } as SeatState);
    if (cells.length === 0) break;
    land = { ...land, [pick(cells, land, sun, chance.int(0, 3), chance.pick)]: TOKEN };
    if (chance.int(0, 2) === 0) continue;
    const speed: Speed = chance.int(0, 9) === 0 ? 'inf' : chance.int(1, 14);
    sun = chance.pick(sunMoves(land, sun, speed, true)).sun;
  }
  return { land, sun };
}

function pick(cells: readonly Cell[], land: Land, sun: Sun, taste: number, any: <T>(list: readonly T[]) => T): Cell {
  const touching = (cell: Cell) => around(cell).filter((next) => land[next] !== undefined).length;
  const arms = cells.filter((cell) => touching(cell) === 1);
  const bySun = cells.filter((cell) => around(sun.cell).includes(cell));
  if (taste === 0 && arms.length > 0) return any(arms);
  if (taste === 1 && bySun.length > 0) return any(bySun);
  return any(cells);
}

/** Lands of any size, with a sun somewhere on their coast. */
export const scenes = fc
  .record({ seed: fc.integer({ min: 1, max: 2 ** 30 }), tokens: fc.integer({ min: 1, max: CELLS.length }) })
  .map(({ seed, tokens }) => grow(seed, Math.min(tokens, LAYOUT.light.length - 1)));

export const speeds: fc.Arbitrary<Speed> = fc.oneof(fc.integer({ min: 1, max: 14 }), fc.constant('inf' as const));
