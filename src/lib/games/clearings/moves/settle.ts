import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { withPiece } from '../rules/building';
import { neighboursAt, notFree, spotOf } from '../rules/places';
import type { ClearingsPosition } from '../state';
import { place, seat } from './shapes';

/** The first hut, before the rounds begin. */
const shape = v.strictObject({ kind: v.literal('settle'), seat, place });

export const settle = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'settle',
  answers: ['settle'],
  rule: 'CL 2.4',
  shape,
  candidates: ({ land }, { seat }) => Object.keys(land).map((place) => ({ kind: 'settle', seat, place })),
  check(position, { place }) {
    const objection = notFree(position, place, 'CL 2.4');
    if (objection !== null) return objection;
    const at = spotOf(position, place);
    if (position.ruins.includes(place)) return refusal('settle.ruin', 'CL 2.4', { at });
    const [owner] = neighboursAt(position, place);
    return owner === undefined ? null : refusal('settle.near', 'CL 2.4', { at, owner });
  },
  effect: (position, { seat, place }) => ({
    position: withPiece(position, place, seat, 'hut'),
    facts: [{ kind: 'settle', seat, place, at: spotOf(position, place), terrain: position.land[place]! }]
  })
});
