import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { lightAt, moveTheSun, sunChoices, sunWay } from '../rules/light';
import type { SunMove } from '../rules/sun';
import type { HeliosPosition } from '../state';
import { cell, seat } from './shapes';
import type { MoveSun } from './types';

/** Clockwise along the land; where it stops it shines. */
export const moveSun = defineMove<HeliosPosition, MoveSun>({
  kind: 'moveSun',
  answers: ['sun', 'bonusAction'],
  rule: 'HE 7.6',
  shape: v.strictObject({ kind: v.literal('moveSun'), seat, path: v.array(cell) }),
  alike: true,
  candidates: (position, { seat }) =>
    sunChoices(position, seat).map(({ path }) => ({ kind: 'moveSun', seat, path: [...path] })),
  check(position, { seat, path }) {
    const way = sunWay(position, seat, path);
    return 'key' in way ? way : null;
  },
  effect: (position, { seat, path }) =>
    change(position, (d) => moveTheSun(d, seat, sunWay(position, seat, path) as SunMove)),
  warnings(position, { seat, path }) {
    const way = sunWay(position, seat, path);
    if ('key' in way || way.revolution) return [];
    const { cubes, temples } = lightAt(position, seat, way.sun.cell);
    return cubes.length + temples.length === 0 ? [{ key: 'sun.dark' }] : [];
  }
});
