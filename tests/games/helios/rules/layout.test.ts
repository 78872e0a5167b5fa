import { describe, expect, it } from 'vitest';
import { cellAt, CELLS, LAYOUT, spotOf } from '$lib/games/helios/data/board';
import { readLayout, refuseLayout, type Layout } from '$lib/games/helios/data/layout';

const without = (cells: readonly string[], ...gone: string[]) => cells.filter((cell) => !gone.includes(cell));
const bad = (change: Partial<Layout>): string | null => refuseLayout({ ...LAYOUT, ...change });

describe('A board is refused with a sentence', () => {
  it('not the one in the house', () => {
    expect(refuseLayout(LAYOUT)).toBeNull();
    expect(LAYOUT.light.length).toBe(37);
    expect(LAYOUT.rim.length).toBe(24);
  });

  it('when a light cell has an open side (I1)', () => {
    expect(bad({ light: without(LAYOUT.light, '1,1'), bonusResource: [] })).toMatch(
      /light cell .* without a neighbour/
    );
  });

  it('when the rim is not one closed ring (I2)', () => {
    expect(bad({ rim: [...LAYOUT.rim, '5,0'] })).toMatch(/two neighbours on the rim/);
    const far = LAYOUT.rim.map((cell) => `${Number(cell.split(',')[0]) + 20},${cell.split(',')[1]!}`);
    expect(bad({ rim: [...LAYOUT.rim, ...far] })).toMatch(/one closed ring/);
  });

  it('when the centre or the sun is elsewhere (I3)', () => {
    expect(bad({ centre: '1,0' })).toMatch(/centre/);
    expect(bad({ sunStart: { cell: '0,-2', hug: '0,0' } })).toMatch(/beside the centre/);
  });

  it('when one can go round and miss the yellow cells (I4)', () => {
    expect(bad({ yellow: without(LAYOUT.yellow, '0,-3') })).toMatch(/no yellow cell/);
    expect(bad({ yellow: ['0,-1', '0,-2', '0,-3', '0,-4', '2,2'] })).toBeNull();
  });

  it('when a cell is there twice or marked but missing', () => {
    expect(bad({ light: [...LAYOUT.light, '0,0'] })).toMatch(/twice/);
    expect(bad({ corner: ['9,9'] })).toMatch(/9,9/);
    expect(() => readLayout({ ...LAYOUT, corner: ['9,9'] })).toThrow(/marked but not on the board/);
  });

  it('and every cell has a short name of its own', () => {
    expect(spotOf('0,0')).toBe('E5');
    for (const cell of CELLS) expect(cellAt(spotOf(cell))).toBe(cell);
    expect(cellAt('Z9')).toBeNull();
  });
});
