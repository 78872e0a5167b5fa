import { defineMove, refusal, type Decision } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { choices, mayPay } from '../rules/payments';
import { goOnPaying, PAYMENTS, payOne, payTheRest, targetOf, type Purchase } from '../rules/purchase';
import type { HeliosPosition } from '../state';
import { cell, colour, seat } from './shapes';
import type { Pay, PayRest } from './types';

const purchase = (decision: Decision): Purchase => decision as Purchase;

/** One cube of one's choice; the obvious ones are listed first. */
export const pay = defineMove<HeliosPosition, Pay>({
  kind: 'pay',
  answers: PAYMENTS,
  rule: 'HE 7.4',
  shape: v.strictObject({ kind: v.literal('pay'), seat, cell, colour }),
  candidates: ({ seats }, decision) =>
    choices(seats[decision.seat]!, purchase(decision).slots, targetOf(decision)).map(({ cell, colour }) => ({
      kind: 'pay',
      seat: decision.seat,
      cell,
      colour
    })),
  check({ seats }, { seat, cell, colour }, decision) {
    const me = seats[seat]!;
    const there = Object.hasOwn(me.land, cell) && me.land[cell]!.cubes.includes(colour);
    if (!there) return refusal('pay.cube', 'HE 7.4', { colour });
    return mayPay(me, purchase(decision).slots, colour) ? null : refusal('pay.needed', 'HE 7.4', { colour });
  },
  effect: (position, { seat, cell, colour }, decision) =>
    change(position, (d) => {
      const slots = payOne(d, seat, purchase(decision).slots, { cell, colour });
      goOnPaying(d, { ...purchase(decision), slots, n: slots.length });
    })
});

/** Everything that is left to pay, with the obvious cubes. */
export const payRest = defineMove<HeliosPosition, PayRest>({
  kind: 'payRest',
  answers: PAYMENTS,
  rule: 'HE 7.4',
  shape: v.strictObject({ kind: v.literal('payRest'), seat }),
  candidates: (_position, { seat }) => [{ kind: 'payRest', seat }],
  check: (_position, _move, decision) => (purchase(decision).slots.length > 1 ? null : refusal('pay.single', 'HE 7.4')),
  effect: (position, _move, decision) => change(position, (d) => payTheRest(d, purchase(decision)))
});
