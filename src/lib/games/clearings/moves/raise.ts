import { defineMove, oweFirst } from '$lib/kernel';
import * as v from 'valibot';
import { TOWER_PRICE } from '../data';
import { cannotRaise, withPiece } from '../rules/building';
import { landAt, piecesOf, spotOf } from '../rules/places';
import { pay } from '../rules/supply';
import type { ClearingsPosition } from '../state';
import { place, seat } from './shapes';

/** A hut of one's own becomes a tower. */
const shape = v.strictObject({ kind: v.literal('raise'), seat, place });

export const raise = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'raise',
  answers: ['action'],
  rule: 'CL 4.5',
  shape,
  candidates: (position, { seat }) => piecesOf(position, seat).map((place) => ({ kind: 'raise', seat, place })),
  check: (position, { seat, place }) => cannotRaise(position, seat, place),
  effect: (position, { seat, place }) => ({
    position: oweFirst(withPiece(pay(position, seat, TOWER_PRICE), place, seat, 'tower'), { seat, kind: 'finish' }),
    facts: [{ kind: 'raise', seat, place, at: spotOf(position, place), terrain: landAt(position, place) }]
  })
});
