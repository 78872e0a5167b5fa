import { describe, expect, it } from 'vitest';
import { endOfRow, isArrow, lineAfter, nextLit, step, type Arrow, type Line } from '$lib/ui/board/keyboard';
import type { Spot } from '$lib/ui/board/model';
import { at, island } from './island';

/** The cells that a row of keys leads through. */
function walk(spots: readonly Spot[], from: string, ...keys: Arrow[]): string[] {
  let here = at(spots, from);
  let line: Line = here;
  return keys.map((key) => {
    const to = step(spots, here, key, line);
    if (to !== null) [here, line] = [to, lineAfter(key, line, to)];
    return here.cell.place;
  });
}

describe('arrow keys', () => {
  it('go from neighbour to neighbour along a row', () => {
    expect(walk(island(2), '-2,0', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['-1,0', '0,0', '-1,0']);
  });

  it('go straight up and down a column of hexagons, left and right by turns', () => {
    const way = walk(island(2), '0,0', 'ArrowUp', 'ArrowUp');
    expect(way[1]).toBe('1,-2');
    const back = walk(island(2), '1,-2', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(back[1]).toBe('0,0');
    expect(back[3]).toBe('-1,2');
  });

  it('lead to a neighbour in the direction of the key, from every cell', () => {
    for (const orientation of ['pointy', 'flat'] as const) {
      const spots = island(3, orientation);
      for (const from of spots) {
        for (const [key, x, y] of [
          ['ArrowLeft', -1, 0],
          ['ArrowRight', 1, 0],
          ['ArrowUp', 0, -1],
          ['ArrowDown', 0, 1]
        ] as const) {
          const to = step(spots, from, key, from);
          if (to === null) continue;
          expect((to.x - from.x) * x + (to.y - from.y) * y).toBeGreaterThan(0);
        }
      }
    }
  });

  it('reach every cell of the board', () => {
    for (const orientation of ['pointy', 'flat'] as const) {
      const spots = island(3, orientation);
      const found = new Set<Spot>([at(spots, '0,0')]);
      for (const from of found) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const to = step(spots, from, key, from);
          if (to !== null) found.add(to);
        }
      }
      expect(found.size).toBe(spots.length);
    }
  });

  it('go round a gap, and stop at the edge', () => {
    const torn = island(2, 'pointy', ['0,0', '1,0']);
    expect(walk(torn, '-1,0', 'ArrowRight', 'ArrowRight')).toEqual(['1,-1', '2,-1']);
    expect(walk(island(1), '-1,0', 'ArrowLeft')).toEqual(['-1,0']);
  });

  it('are four', () => {
    expect(['ArrowUp', 'Enter', 'toString'].map(isArrow)).toEqual([true, false, false]);
  });
});

describe('Home and End', () => {
  it('go to the ends of the row', () => {
    const spots = island(2);
    expect(endOfRow(spots, at(spots, '0,1'), 'Home').cell.place).toBe('-2,1');
    expect(endOfRow(spots, at(spots, '0,1'), 'End').cell.place).toBe('1,1');
  });
});

describe('Page Up and Page Down', () => {
  const spots = island(2);
  const lit = new Set(['2,-1', '0,0', '-1,2']);

  it('go round the lit cells in reading order', () => {
    const next = (from: string, by: 1 | -1) => nextLit(spots, lit, at(spots, from), by)?.cell.place;
    expect(next('0,-2', 1)).toBe('2,-1');
    expect(next('2,-1', 1)).toBe('0,0');
    expect(next('-1,2', 1)).toBe('2,-1');
    expect(next('2,-1', -1)).toBe('-1,2');
  });

  it('stay when nothing is lit, and come back to the only one', () => {
    expect(nextLit(spots, new Set(), spots[0]!, 1)).toBeNull();
    expect(nextLit(spots, new Set(['0,0']), at(spots, '0,0'), 1)?.cell.place).toBe('0,0');
  });
});
