import * as v from 'valibot';
import { kit } from '../kit';
import { lightAt, moveTheSun, sunChoices, sunWay } from '../rules/light';
import { cell } from './fields';

/**
 * Clockwise along the land, cell by cell; where the sun stops it shines. Any legal walk will do; listed are
 * the shortest way to each end (cell, bank, revolution) and the one that keeps to the shore.
 */
export const moveSun = kit.move(
  'moveSun',
  { path: v.array(cell) },
  {
    rule: 'HE 7.6',
    answers: ['sun', 'bonusAction'],
    partial: true,
    candidates: (position, { seat }) =>
      sunChoices(position, seat).map(({ path }) => ({ kind: 'moveSun', seat, path: [...path] })),
    check(position, { seat, path }) {
      const way = sunWay(position, seat, path);
      return 'key' in way ? way : null;
    },
    effect(draft, { seat, path }) {
      const way = sunWay(draft.p, seat, path);
      if ('key' in way) throw new Error(`the sun cannot go ${path.join(' ')}: ${way.key}`);
      moveTheSun(draft, seat, way);
    },
    warnings(position, { seat, path }) {
      const way = sunWay(position, seat, path);
      if ('key' in way || way.revolution) return [];
      const { cubes, temples } = lightAt(position, seat, way.sun.cell);
      return cubes.length + temples.length === 0 ? [kit.warn('sun.dark')] : [];
    }
  }
);
