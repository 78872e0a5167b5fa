import { describe, expect, it } from 'vitest';
import { far, geometry } from '$lib/games/terra-mystica/map';
import { overWater } from '$lib/games/terra-mystica/rules/adjacency';

const names = (map: string, list: readonly number[]) => list.map((n) => geometry(map).ids[n]!).sort();
const side = (map: string, hex: string) => names(map, geometry(map).sides[geometry(map).at.get(hex)!]!);

describe('TM 3 and 19: maps', () => {
  it.each([
    ['base', 113, 36, 29, 36],
    ['fi1', 112, 35, 33, 31],
    ['fi2', 113, 36, 29, 36]
  ])('%s has its hexes, rivers, bridge sites and edge', (map, hexes, rivers, sites, edge) => {
    const place = geometry(map);
    expect(place.ids.length).toBe(hexes);
    expect(place.riverHexes.length).toBe(rivers);
    expect(place.sites.length).toBe(sites);
    expect(place.landHexes.filter((n) => place.edge[n]).length).toBe(edge);
    for (const terrain of 'YUKBGSR') expect(place.printed.filter((ground) => ground === terrain).length).toBe(11);
  });

  it('names hexes by row, land and river apart', () => {
    const { at, cells } = geometry('base');
    expect(cells[at.get('r0')!]).toEqual({ q: 1, r: 1 });
    expect(geometry('base').printed[at.get('I7')!]).toBe('Y');
    expect(side('base', 'E6')).toEqual(['D4', 'E5', 'E7', 'F3', 'F4', 'r15']);
    expect(side('base', 'C2')).toEqual(['B2', 'B3', 'r14', 'r15', 'r8', 'r9']);
  });

  it('trap 35: the first Fire & Ice board starts with row B', () => {
    expect(side('fi1', 'B1')).toEqual(['C1', 'C2', 'r0']);
    expect(side('fi1', 'E3')).toEqual(['D2', 'E2', 'E4', 'F1', 'r16', 'r6']);
    expect(geometry('fi1').at.has('A1')).toBe(false);
  });

  it('measures distances and shipping', () => {
    const place = geometry('base');
    const n = (hex: string) => place.at.get(hex)!;
    expect(far(place, n('A1'), n('I12'))).toBe(16);
    expect(far(place, n('E1'), n('E11'))).toBe(12);
    expect(far(place, n('C1'), n('G6'))).toBe(11);
    expect(names('base', overWater(place, n('E6'), 1))).toContain('C2');
    expect(names('base', overWater(place, n('E6'), 1))).not.toContain('D3');
    expect(names('base', overWater(place, n('E6'), 2))).toContain('D3');
    expect(place.siteNames.has(`${n('D6')}:${n('E9')}`)).toBe(true);
  });
});
