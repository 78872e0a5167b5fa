import { describe, expect, it } from 'vitest';
import { TILINGS } from '$lib/ui/board/tiling';
import type { Orientation } from '$lib/kernel';
import type { Spot } from '$lib/ui/board/model';
import { island } from './island';

const ORIENTATIONS = ['pointy', 'flat'] as const;

/** A length on a way that begins again and again; what is nearly the whole way is nothing. */
const along = (n: number, period: number): number => {
  const rest = ((n % period) + period) % period;
  return period - rest < 1e-6 ? 0 : rest;
};

/** The tile of the pattern that comes to lie under a cell. */
const tileUnder = ({ x, y }: Spot, orientation: Orientation) => {
  const { width, height, tiles } = TILINGS[orientation];
  return tiles.find((tile) => Math.hypot(tile.x - along(x, width), tile.y - along(y, height)) < 1e-6);
};

describe('the tiles of a board as a pattern', () => {
  it.each(ORIENTATIONS)('lie under every cell, however far away: %s', (orientation) => {
    for (const spot of island(7, orientation)) expect(tileUnder(spot, orientation)).toBeDefined();
  });

  it.each(ORIENTATIONS)('are whole where the pattern begins again: %s', (orientation) => {
    const { width, height, tiles } = TILINGS[orientation];
    const has = (x: number, y: number) => tiles.some((tile) => Math.hypot(tile.x - x, tile.y - y) < 1e-6);
    for (const { x, y } of tiles) {
      if (x === 0) expect(has(width, y)).toBe(true);
      if (y === 0) expect(has(x, height)).toBe(true);
    }
  });

  it('mirror every second tile of a row, in every row', () => {
    for (const r of [-1, 0, 1, 2]) {
      const row = island(4).filter(({ cell }) => cell.r === r);
      const mirrored = row.map((spot) => tileUnder(spot, 'pointy')!.mirrored);
      mirrored.slice(1).forEach((each, i) => expect(each).toBe(!mirrored[i]));
    }
  });
});
