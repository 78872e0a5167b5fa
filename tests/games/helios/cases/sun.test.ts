import { describe, expect, it } from 'vitest';
import { CELLS, NONE } from '$lib/games/helios/data/board';
import { coastOf } from '$lib/games/helios/rules/sun';
import { after, E1, E2, E3, E4, E5, E6, E7, E8, ends, sunOn, walked } from './lands';
import { legal, play, scene, seat, why } from './table';

const go = (path: string) => ({ kind: 'moveSun', path: path.split(' ') });
const SPEEDS = [...Array.from({ length: 14 }, (_, n) => n + 1), 'inf'] as const;
const LAP = '1,-1 1,0 0,1 -1,1 -1,0 0,-1';

describe('The way of the sun (HE 8)', () => {
  it('38 two steps forward, none back, and no rest', () => {
    const position = scene('sun', { ...E1, speed: 2 });
    const paths = legal(position, 'moveSun').map(({ path }) => (path as string[]).at(-1));
    expect(paths).toEqual(['1,-1', '1,0']);
    expect(why(position, go('-1,0'))).toBe('sun.backward');
    expect(why(position, { kind: 'moveSun', path: [] })).toBe('sun.path');
  });

  it('39 a lap may not end where it began; one step further is a revolution', () => {
    expect(why(scene('sun', { ...E1, speed: 6 }), go(LAP))).toBe('sun.same');
    expect(why(scene('sun', { ...E1, speed: 6 }), go(`${LAP} 1,-1`))).toBe('sun.far');
    const position = play(scene('sun', { ...E1, speed: 7 }), go(`${LAP} 1,-1`));
    expect(seat(position)).toMatchObject({ vp: 5, sun: sunOn('1,-1', '0,0') });
  });

  it('40 red, white and blue ways round the bay', () => {
    expect(walked(E2, '3,0', 1)).toBe(false);
    expect(walked(E2, '2,0 3,0', 2)).toBe(false);
    expect(walked(E2, '2,0 1,1 2,0 3,0', 4)).toBe(false);
    expect(walked(E2, '2,0 1,0 1,1 2,0 3,0', 5)).toBe(false);
    expect(walked(E2, '2,0 1,0 1,1 2,0 3,0', 4)).toBe('sun.far');
    expect(seat(play(scene('sun', { ...E2, speed: 1 }), go('3,0'))).sun).toEqual(sunOn('3,0', '2,1'));
    for (const way of ['3,0', '2,0 3,0', '2,0 1,1 2,0 3,0', '2,0 1,0 1,1 2,0 3,0']) {
      expect(seat(play(scene('sun', { ...E2, speed: 5 }), go(way))).sun).toEqual(sunOn('3,0', '2,1'));
    }
  });

  it('40 the way across and the way along the shore are both offered', () => {
    const paths = legal(scene('sun', { ...E2, speed: 5 }), 'moveSun').map(({ path }) => (path as string[]).join(' '));
    expect(paths).toContain('3,0');
    expect(paths).toContain('2,0 1,0 1,1 2,0 3,0');
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('41 past the bay there is no way back into it', () => {
    const past = { ...E2, sun: sunOn('3,0', '2,1') };
    expect(why(scene('sun', { ...past, speed: 14 }), go('2,0'))).toBe('sun.backward');
    expect(why(scene('sun', { ...past, speed: 14 }), go('3,-1'))).toBe('sun.backward');
  });

  it('42 a notch with two free sides may be entered or passed', () => {
    expect(ends(E3, 1)).toEqual({ '1,0': 1, '1,1': 1 });
  });

  it('43 a dead end is passed by its mouth', () => {
    expect(why(scene('sun', { ...E4, speed: 5 }), go('2,0 1,0'))).toBe('sun.deadEnd');
    expect(ends(E4, 5)['2,1']).toBe(2);
  });

  it('44 a tunnel is never entered, however fast the sun', () => {
    for (const speed of SPEEDS) expect(Object.keys(ends(E5, speed))).not.toContain('2,0');
    for (const speed of SPEEDS) expect(Object.keys(ends(E5, speed))).not.toContain('1,0');
    expect(walked(E5, '3,0 2,0')).toBe('sun.deadEnd');
  });

  it('45 a trapped sun heads for the way out and does not turn', () => {
    expect(ends(E6, 1)).toEqual({ '2,0': 1 });
    expect(walked(after(E6, '2,0'), '1,0')).toBe('sun.deadEnd');
    expect(ends(after(E6, '2,0'), 1)).toEqual({ '3,0': 1 });
  });

  it('46 leaving over the yellow cells scores', () => {
    expect(seat(play(scene('sun', { ...E7, speed: 3 }), go('0,-2'))).vp).toBe(5);
  });

  it('47 the sun goes over the rim, a token does not', () => {
    expect(ends(E8, 2)).toEqual({ '3,-4': 1, '4,-4': 2 });
    expect(why(scene('create', E8), { kind: 'create', source: 'grey', cell: '4,-4' })).toBe('cell.rim');
  });

  it('48 the Power plant reaches every open shore cell and scores no revolution', () => {
    const coast = coastOf(E2.land);
    const open = CELLS.filter((_, n) => coast.exterior[n] === 1 && coast.shore[n] === 1 && coast.wayOut[n] === NONE);
    expect(Object.keys(ends(E2, 'inf')).sort()).toEqual(open.filter((cell) => cell !== E2.sun.cell).sort());
    const me = { ...E1, sun: sunOn('-1,0', '0,0'), speed: 'inf' } as const;
    const position = play(scene('sun', { ...me, buildings: ['power-plant', 'watchtower'] }), go('0,-1'));
    expect(seat(position).vp).toBe(0);
  });
});
