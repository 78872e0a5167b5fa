import { factionOf } from '../factions';
import { kit } from '../kit';
import { pay, refusePrice } from '../rules/goods';
import { canDigDeeper, digDeeper, sailFurther, SHIPPING_PRICE } from '../rules/tracks';
import { mainAction } from './kit';

/** Action 2 (TM 6.2). */
export const advanceShipping = mainAction(
  'advanceShipping',
  {},
  {
    rule: 'TM 6.2',
    answers: ['turn'],
    check(position, { seat }) {
      const me = position.seats[seat]!;
      const { sails, shipping } = factionOf(me);
      if (!sails) return kit.refuse('shipping.none', 'TM 6.2');
      if (me.shipping >= shipping.max) return kit.refuse('shipping.end', 'TM 6.2');
      return refusePrice(me, SHIPPING_PRICE, 'TM 6.2');
    },
    effect(draft, { seat }) {
      pay(draft, seat, SHIPPING_PRICE);
      sailFurther(draft, seat);
    }
  }
);

/** Action 3 (TM 6.3). */
export const advanceDig = mainAction(
  'advanceDig',
  {},
  {
    rule: 'TM 6.3',
    answers: ['turn'],
    check(position, { seat }) {
      const me = position.seats[seat]!;
      const price = factionOf(me).dig?.advance ?? null;
      if (price === null) return kit.refuse('dig.none', 'TM 6.3');
      if (!canDigDeeper(me)) return kit.refuse('dig.end', 'TM 6.3');
      return refusePrice(me, price, 'TM 6.3');
    },
    effect(draft, { seat }) {
      pay(draft, seat, factionOf(draft.p.seats[seat]!).dig!.advance!);
      digDeeper(draft, seat);
    }
  }
);
