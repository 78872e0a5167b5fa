import { ECONOMY } from '../data';
import type { RafPosition } from '../state';
import { regions, type Region } from '../world';
import { groundOf } from './ground';
import { powersOf } from './powers';

/** Who holds a region, and what it would bring now. */
export interface Holding {
  readonly region: Region;
  /** Pieces in it, by civilization. */
  readonly pieces: readonly number[];
  /** Strictly most pieces; null: nobody dominates. */
  readonly owner: number | null;
  readonly points: number;
}

/** Every region, with its master (RF 10.4). A territory map at any time, a score at the end. */
export function territory(position: RafPosition): Holding[] {
  const { world, pieces, civs } = position;
  const { at, region } = groundOf(world);
  const all = regions(world);
  const counts = all.map(() => civs.map(() => 0));
  for (const { cell, owner } of pieces) {
    const count = counts[region[at.get(cell)!]!];
    if (count !== undefined) count[owner]! += 1;
  }
  return all.map((each, n) => {
    const count = counts[n]!;
    const most = Math.max(...count);
    const owner = most > 0 && count.filter((other) => other === most).length === 1 ? count.indexOf(most) : null;
    return { region: each, pieces: count, owner, points: owner === null ? 0 : worth(position, each, owner) };
  });
}

/** Points for each cell, a guild's before its doubling (RF 10.3). */
export function worth(position: RafPosition, { type, cells }: Region, owner: number): number {
  const { perCell, doubleRegions } = powersOf(position, owner);
  const points = cells.length * (perCell?.[type] ?? ECONOMY.territory[type]!);
  return doubleRegions?.includes(type) ? 2 * points : points;
}
