import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import { spotOf } from '../data/board';
import { change } from '../draft';
import { goOnPaying } from '../rules/purchase';
import { noTemple, templePrice } from '../rules/temples';
import type { HeliosPosition } from '../state';
import { cell, seat } from './shapes';
import type { Temple } from './types';

/** Names the token; the cubes follow. */
export const temple = defineMove<HeliosPosition, Temple>({
  kind: 'temple',
  answers: ['build', 'bonusAction'],
  rule: 'HE 7.2',
  shape: v.strictObject({ kind: v.literal('temple'), seat, cell }),
  candidates: ({ seats }, { seat }) => Object.keys(seats[seat]!.land).map((cell) => ({ kind: 'temple', seat, cell })),
  check: (position, { seat, cell }) => noTemple(position, seat, cell),
  effect: (position, { seat, cell }) =>
    change(position, (d) => {
      const slots = templePrice(position.seats[seat]!);
      goOnPaying(d, { kind: 'pay.temple', seat, cell, at: spotOf(cell), slots, n: slots.length });
    })
});
