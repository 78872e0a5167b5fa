import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import type { ClearingsPosition } from '../state';
import { seat } from './shapes';

/** No gift for this neighbour. */
const shape = v.strictObject({ kind: v.literal('decline'), seat });

export const decline = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'decline',
  answers: ['welcome'],
  rule: 'CL 4.8',
  shape,
  candidates: (_position, { seat }) => [{ kind: 'decline', seat }],
  check: () => null,
  effect: (position, { seat }, { newcomer }) => ({ position, facts: [{ kind: 'decline', seat, newcomer }] })
});
