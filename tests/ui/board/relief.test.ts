import { describe, expect, it } from 'vitest';
import { spotsOf } from '$lib/ui/board/geometry';
import type { BoardCell } from '$lib/ui/board/model';
import { rowsOf } from '$lib/ui/board/relief';

const cell = (q: number, r: number, level: number): BoardCell => ({
  place: `${q},${r}`,
  q,
  r,
  terrain: `t${level}`,
  level,
  name: ''
});
const strokes = (path: string): number => path.split('M').length - 1;

describe('a relief', () => {
  it('raises a cell by its level and leaves its foot on the table', () => {
    const [low, high] = spotsOf([cell(0, 0, 0), cell(1, 0, 3)]);
    expect([low!.y, high!.y]).toEqual([0, -30]);
    expect([low!.flat, high!.flat]).toEqual([0, 0]);
  });

  it('is drawn row by row from the far edge', () => {
    expect(rowsOf(spotsOf([cell(0, 2, 1), cell(0, 0, 1), cell(0, 1, 1)])).map(({ r }) => r)).toEqual([0, 1, 2]);
  });

  it('has a cliff where two levels or more lie between neighbours, on the high side only', () => {
    const cliffs = (...cells: BoardCell[]) => rowsOf(spotsOf(cells)).map((row) => strokes(row.cliffs));
    expect(cliffs(cell(0, 0, 3), cell(1, 0, 1))).toEqual([1]);
    expect(cliffs(cell(0, 0, 2), cell(1, 0, 1))).toEqual([0]);
    expect(cliffs(cell(0, 0, 0), cell(0, 1, 4))).toEqual([0, 1]);
  });

  it('shows walls towards the viewer only, and none before land as high', () => {
    const [back, front] = rowsOf(spotsOf([cell(0, 0, 2), cell(0, 1, 2), cell(-1, 1, 1)]));
    expect(strokes(back!.walls[0]!.dark)).toBe(0);
    expect(strokes(back!.walls[0]!.lit)).toBe(1);
    expect(front!.walls.map(({ lit }) => strokes(lit))).toEqual([1, 1]);
  });
});
