import { kit } from '../kit';
import { PAYMENTS, payTheRest } from '../rules/purchase';

/** Everything that is left to pay, with the obvious cubes. */
export const payRest = kit.move(
  'payRest',
  {},
  {
    rule: 'HE 7.4',
    answers: PAYMENTS,
    check: (_position, _move, { slots }) => (slots.length > 1 ? null : kit.refuse('pay.single', 'HE 7.4')),
    effect: (draft, _move, purchase) => payTheRest(draft, purchase)
  }
);
