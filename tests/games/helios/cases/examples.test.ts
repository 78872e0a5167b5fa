import { describe, expect, it } from 'vitest';
import { CELLS, NONE, numberOf } from '$lib/games/helios/data/board';
import { coastOf, contourOf } from '$lib/games/helios/rules/sun';
import { after, E1, E2, E3, E4, E5, E6, E7, E8, E9, ends, sunOn, walked, type Example } from './lands';

const deadEnds = ({ land }: Example): string[] =>
  CELLS.filter((_, n) => coastOf(land).wayOut[n] !== NONE).sort((a, b) => a.localeCompare(b));
const wayOut = ({ land }: Example, cell: string): string => CELLS[coastOf(land).wayOut[numberOf(cell)]!]!;

describe('The examples of HE 8.6', () => {
  it('E1 single token', () => {
    expect(ends(E1, 2)).toEqual({ '1,-1': 1, '1,0': 2 });
    const contour = contourOf(coastOf(E1.land), E1.sun);
    expect(contour.cell.map((n) => CELLS[n])).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    expect(walked(E1, '1,-1 1,0 0,1 -1,1 -1,0 0,-1', 7)).toBe('sun.same');
    expect(walked(E1, '1,-1 1,0 0,1 -1,1 -1,0 0,-1 1,-1', 7)).toBe(true);
  });

  it('E2 bay with short cut', () => {
    expect(walked(E2, '2,0 1,0 1,1 2,0 3,0', 5)).toBe(false);
    expect(walked(E2, '3,0', 1)).toBe(false);
    expect(walked(E2, '2,0 3,0', 2)).toBe(false);
    expect(walked(E2, '2,0 1,1 2,0 3,0', 4)).toBe(false);
    expect(ends({ ...E2, sun: sunOn('3,0', '2,1') }, 2)).toEqual({ '3,1': 1, '2,2': 2 });
    expect(Object.keys(ends({ ...E2, sun: sunOn('2,0', '2,-1') }, 1)).sort()).toEqual(['1,0', '1,1', '3,0']);
    expect(ends({ ...E2, sun: sunOn('2,0', '2,1') }, 1)).toEqual({ '3,0': 1 });
  });

  it('E3 notch with two free sides', () => {
    expect(ends(E3, 1)).toEqual({ '1,0': 1, '1,1': 1 });
  });

  it('E4 dead end', () => {
    expect(deadEnds(E4)).toEqual(['1,0']);
    expect(wayOut(E4, '1,0')).toBe('2,0');
    expect(ends(E4, 3)).toEqual({ '2,0': 1, '2,1': 2, '1,2': 3 });
  });

  it('E5 tunnel', () => {
    expect(deadEnds(E5)).toEqual(['1,0', '2,0']);
    expect(wayOut(E5, '2,0')).toBe('3,0');
    expect(ends(E5, 3)).toEqual({ '3,0': 1, '3,1': 2, '2,2': 3 });
  });

  it('E6 sun inside a tunnel', () => {
    expect(ends(E6, 1)).toEqual({ '2,0': 1 });
    expect(ends(E6, 4)).toEqual({ '2,0': 1, '3,0': 2, '3,1': 3, '2,2': 4 });
    expect(walked(after(E6, '2,0 3,0'), '2,0')).toBe('sun.deadEnd');
  });

  it('E7 trapped by a token, with a revolution', () => {
    expect(ends(E7, 3)).toEqual({ '0,-2': 1, '0,-3': 2, '1,-4': 3 });
    for (const path of ['0,-2', '0,-2 0,-3', '0,-2 0,-3 1,-4']) expect(walked(E7, path, 3)).toBe(true);
  });

  it('E8 rim', () => {
    expect(ends(E8, 6)).toEqual({ '3,-4': 1, '4,-4': 2, '4,-3': 3, '3,-2': 4, '2,-1': 5, '1,0': 6 });
  });

  it('E9 yellow notch', () => {
    expect(walked(E9, '0,-1')).toBe(true);
    expect(walked(E9, '-1,-1')).toBe(false);
    expect(walked(E9, '-1,-1 -1,-2 0,-3')).toBe(true);
    expect(walked(after(E9, '0,-1'), '-1,-1 -1,-2 0,-3')).toBe(true);
  });

  it('a sun that does not stand beside its token is no sun', () => {
    expect(() => ends({ ...E1, sun: sunOn('0,-2', '0,0') }, 2)).toThrow(/not beside 0,0/);
  });
});
