import { sunMoves, walk } from '$lib/games/helios/rules/sun';
import type { Cell, Land, Speed, Sun } from '$lib/games/helios/state';

/** A land of plain brown tokens on these cells, written with blanks between them. */
export const land = (cells: string): Land =>
  Object.fromEntries(
    cells.split(' ').map((cell) => [cell, { kind: 'land', colour: 'brown', cubes: [], temple: false } as const])
  );

export const sunOn = (cell: Cell, hug: Cell): Sun => ({ cell, hug });

/** The lands of the examples (HE 8.6), with the place of their sun. */
export const E1 = { land: land('0,0'), sun: sunOn('0,-1', '0,0') };
export const E2 = { land: land('0,0 0,1 0,2 1,-1 2,-1 1,2 2,1'), sun: sunOn('3,-1', '2,-1') };
export const E3 = { land: land('0,0 1,-1 2,-1 0,1'), sun: sunOn('2,0', '2,-1') };
export const E4 = { land: land('0,0 1,-1 2,-1 0,1 1,1'), sun: sunOn('3,-1', '2,-1') };
export const E5 = { land: land('0,0 1,-1 2,-1 0,1 1,1 2,1 3,-1'), sun: sunOn('4,-1', '3,-1') };
export const E6 = { land: E5.land, sun: sunOn('1,0', '1,-1') };
export const E7 = { land: land('0,0 1,-1 2,-2 2,-3 0,-1 1,-3'), sun: sunOn('1,-2', '1,-1') };
export const E8 = { land: land('0,0 1,-1 2,-2 3,-3'), sun: sunOn('2,-3', '2,-2') };
export const E9 = { land: land('0,0 1,-1 1,-2 0,-2'), sun: sunOn('-1,0', '0,0') };

export interface Example {
  readonly land: Land;
  readonly sun: Sun;
}

/** The cells where the sun may end, each with the fewest steps that lead there. */
export function ends({ land, sun }: Example, speed: Speed): Record<Cell, number> {
  const found: Record<Cell, number> = {};
  for (const { path } of sunMoves(land, sun, speed, true)) {
    const cell = path.at(-1)!;
    found[cell] = Math.min(found[cell] ?? Infinity, path.length);
  }
  return found;
}

/** A walk written with blanks: whether it is a revolution, or the key of the refusal. */
export function walked({ land, sun }: Example, path: string, speed: Speed = 'inf'): boolean | string {
  const result = walk(land, sun, speed, path.split(' '));
  return 'key' in result ? result.key : result.revolution;
}

/** The same land with the sun where a walk has led it. */
export function after({ land, sun }: Example, path: string): Example {
  const result = walk(land, sun, 'inf', path.split(' '));
  if ('key' in result) throw new Error(result.key);
  return { land, sun: result.sun };
}
