import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { BOX } from '../data';
import { LAYOUT } from '../data/board';
import { change, put, putSeat, tell } from '../draft';
import { addCube } from '../rules/goods';
import type { HeliosPosition } from '../state';
import { colour, seat } from './shapes';
import type { Start } from './types';

/** The first token of a land, with a cube of its colour. */
export const start = defineMove<HeliosPosition, Start>({
  kind: 'start',
  answers: ['start'],
  rule: 'HE 5',
  shape: v.strictObject({ kind: v.literal('start'), seat, colour }),
  candidates: (_position, { seat }) => BOX.start.map((colour) => ({ kind: 'start', seat, colour })),
  check: (_position, { colour }) => (BOX.start.includes(colour) ? null : refusal('start.colour', 'HE 5', { colour })),
  effect: (position, { seat, colour }) =>
    change(position, (d) => {
      const { pile } = position;
      put(d, { pile: { ...pile, [colour]: pile[colour] - 1 } });
      putSeat(d, seat, { land: { [LAYOUT.centre]: { kind: 'land', colour, cubes: [], temple: false } } });
      addCube(d, seat, LAYOUT.centre, colour);
      tell(d, 'start', { seat, colour });
    })
});
