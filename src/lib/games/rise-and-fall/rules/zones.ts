import type { RafPosition } from '../state';
import type { World } from '../world';
import { boardOf, piecesOn } from './board';
import { groundOf } from './ground';

/** The cells of a special place, those beside it, and both together. */
interface Zone {
  readonly cells: readonly number[];
  readonly beside: ReadonlySet<number>;
  readonly near: ReadonlySet<number>;
}

const known = new WeakMap<World, Map<string, Zone>>();

/** Where a special place lies, by its name; nowhere if it was left out. */
export function zoneOf(world: World, special: string): Zone {
  let zones = known.get(world);
  if (zones === undefined) known.set(world, (zones = new Map()));
  let zone = zones.get(special);
  if (zone === undefined) zones.set(special, (zone = findZone(world, special)));
  return zone;
}

function findZone(world: World, special: string): Zone {
  const { at, sides } = groundOf(world);
  const cells = Object.entries(world.overrides).flatMap(([cell, override]) =>
    override.special === special ? (at.get(cell) ?? []) : []
  );
  const beside = new Set(cells.flatMap((n) => sides[n]!).filter((n) => !cells.includes(n)));
  return { cells, beside, near: new Set([...cells, ...beside]) };
}

/** How many pieces each civilization has on some cells; everything that has an owner counts (RF 17.0). */
export function countOn(position: RafPosition, cells: Iterable<number>): number[] {
  const board = boardOf(position);
  const count = position.civs.map(() => 0);
  for (const n of cells) for (const { owner } of piecesOn(board, n)) count[owner]! += 1;
  return count;
}

/** Who has strictly most, or null. */
export function strictlyMost(count: readonly number[]): number | null {
  const most = Math.max(...count);
  return most > 0 && count.filter((n) => n === most).length === 1 ? count.indexOf(most) : null;
}
