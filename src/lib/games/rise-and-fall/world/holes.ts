import { DIRECTIONS, hexName } from '$lib/kernel';
import { chart, hexAt, spotOf } from './chart';
import { hexesOf } from './shapes';
import type { Cell, Placement, World } from './types';

/** The cells outside the World that nothing from beyond it can reach, with one more tile laid if given. */
export function enclosed(world: World, placement?: Placement): Cell[] {
  const sheet = chart(world);
  const { width, height } = sheet;
  const taken = sheet.cells.map((n) => (n < 0 ? 0 : 1));
  if (placement !== undefined) for (const hex of hexesOf(placement)) taken[spotOf(sheet, hex)] = 1;
  // The edge of the sheet is all outside: the flood begins in its corner.
  const flood = [0];
  taken[0] = 1;
  for (const at of flood) {
    const [row, col] = [Math.floor(at / width), at % width];
    for (const way of DIRECTIONS) {
      const [down, across] = [row + way.r, col + way.q];
      if (down < 0 || down >= height || across < 0 || across >= width) continue;
      const next = down * width + across;
      if (taken[next]) continue;
      taken[next] = 1;
      flood.push(next);
    }
  }
  const dry: Cell[] = [];
  taken.forEach((met, at) => {
    if (!met) dry.push(hexName(hexAt(sheet, at)));
  });
  return dry;
}
