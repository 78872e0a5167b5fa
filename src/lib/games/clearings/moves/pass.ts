import { defineMove, oweFirst, type Warning } from '$lib/kernel';
import * as v from 'valibot';
import { hutPlaces, towerPlaces } from '../rules/building';
import type { ClearingsPosition } from '../state';
import { seat } from './shapes';

/** No main action this round. */
const shape = v.strictObject({ kind: v.literal('pass'), seat });

export const pass = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'pass',
  answers: ['action'],
  rule: 'CL 4.6',
  shape,
  candidates: (_position, { seat }) => [{ kind: 'pass', seat }],
  check: () => null,
  effect: (position, { seat }) => ({
    position: oweFirst(position, { seat, kind: 'finish' }),
    facts: [{ kind: 'pass', seat }]
  }),
  warnings(position, { seat }) {
    const warnings: Warning[] = [];
    const huts = hutPlaces(position, seat).length;
    const towers = towerPlaces(position, seat).length;
    if (huts > 0) warnings.push({ key: 'pass.hut', params: { n: huts } });
    if (towers > 0) warnings.push({ key: 'pass.tower', params: { n: towers } });
    return warnings;
  }
});
