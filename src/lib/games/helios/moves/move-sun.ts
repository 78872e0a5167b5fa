import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { lightAt, moveTheSun, sunChoices } from '../rules/light';
import { walk } from '../rules/sun';
import type { HeliosPosition } from '../state';
import { cell, seat } from './shapes';
import type { MoveSun } from './types';

/** Clockwise along the land; where it stops it shines. */
export const moveSun = defineMove<HeliosPosition, MoveSun>({
  kind: 'moveSun',
  answers: ['sun', 'bonusAction'],
  rule: 'HE 7.6',
  shape: v.strictObject({ kind: v.literal('moveSun'), seat, path: v.array(cell) }),
  candidates: (position, { seat }) =>
    sunChoices(position, seat).list.map(({ path }) => ({ kind: 'moveSun', seat, path: [...path] })),
  check(position, { seat, path }) {
    if (sunChoices(position, seat).byPath.has(path.join(' '))) return null;
    const { land, sun, speed } = position.seats[seat]!;
    const walked = walk(land, sun, speed, path);
    return 'key' in walked ? walked : refusal('sun.detour', 'HE 8.5');
  },
  effect: (position, { seat, path }) =>
    change(position, (d) => moveTheSun(d, seat, sunChoices(position, seat).byPath.get(path.join(' '))!)),
  warnings(position, { seat, path }) {
    const move = sunChoices(position, seat).byPath.get(path.join(' '));
    if (move === undefined || move.revolution) return [];
    const { cubes, temples } = lightAt(position, seat, move.sun.cell);
    return cubes.length + temples.length === 0 ? [{ key: 'sun.dark' }] : [];
  }
});
