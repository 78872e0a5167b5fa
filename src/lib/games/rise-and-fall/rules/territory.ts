import { ECONOMY } from '../data';
import { momentsOf } from '../moments';
import type { RafPosition } from '../state';
import { regions, type Region } from '../world';
import { groundOf } from './ground';

/** Who holds a region, and what it would bring now. */
interface Holding {
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

/** Points for each cell, and what guilds and tales make of it (RF 10.3). */
export function worth(position: RafPosition, region: Region, owner: number): number {
  let points = region.cells.length * ECONOMY.territory[region.type]!;
  for (const change of momentsOf(position, owner).regionPoints ?? []) points = change(points, region);
  return points;
}
