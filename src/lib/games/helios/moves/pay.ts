import { kit } from '../kit';
import { choices, mayPay } from '../rules/payments';
import { goOnPaying, PAYMENTS, payOne, targetOf } from '../rules/purchase';
import { cell, colour } from './fields';

/** One cube of one's choice; the obvious ones are listed first. */
export const pay = kit.move(
  'pay',
  { cell, colour },
  {
    rule: 'HE 7.4',
    answers: PAYMENTS,
    candidates: ({ seats }, purchase) =>
      choices(seats[purchase.seat]!, purchase.slots, targetOf(purchase)).map(({ cell, colour }) => ({
        kind: 'pay',
        seat: purchase.seat,
        cell,
        colour
      })),
    check({ seats }, { seat, cell, colour }, { slots }) {
      const me = seats[seat]!;
      const there = Object.hasOwn(me.land, cell) && me.land[cell]!.cubes.includes(colour);
      if (!there) return kit.refuse('pay.cube', 'HE 7.4', { colour });
      return mayPay(me, slots, colour) ? null : kit.refuse('pay.needed', 'HE 7.4', { colour });
    },
    effect(draft, { seat, cell, colour }, purchase) {
      const slots = payOne(draft, seat, purchase.slots, { cell, colour });
      goOnPaying(draft, { ...purchase, slots, n: slots.length });
    }
  }
);
