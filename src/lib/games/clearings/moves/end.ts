import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import type { ClearingsPosition } from '../state';
import { seat } from './shapes';

/** The turn is over; until then everything in it can be taken back. */
const shape = v.strictObject({ kind: v.literal('end'), seat });

export const end = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'end',
  answers: ['finish'],
  rule: 'CL 4.9',
  shape,
  candidates: (_position, { seat }) => [{ kind: 'end', seat }],
  check: () => null,
  effect: (position, { seat }) => ({ position, facts: [{ kind: 'end', seat }] })
});
