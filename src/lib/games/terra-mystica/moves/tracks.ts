import { defineMove, refusal } from '$lib/kernel';
import { factionOf } from '../factions';
import { pay, short } from '../rules/goods';
import { canDigDeeper, digDeeper, sailFurther, SHIPPING_PRICE } from '../rules/tracks';
import type { TmPosition } from '../state';
import { actionOf, shapeOf } from './kit';
import type { AdvanceDig, AdvanceShipping } from './types';

/** Action 2 (TM 6.2). */
export const advanceShipping = defineMove<TmPosition, AdvanceShipping>({
  kind: 'advanceShipping',
  answers: ['turn'],
  rule: 'TM 6.2',
  shape: shapeOf('advanceShipping', {}),
  candidates: (_position, { seat }) => [{ kind: 'advanceShipping', seat }],
  check(position, { seat }) {
    const me = position.seats[seat]!;
    const { sails, shipping } = factionOf(me);
    if (!sails) return refusal('shipping.none', 'TM 6.2');
    if (me.shipping >= shipping.max) return refusal('shipping.end', 'TM 6.2');
    return short(me, SHIPPING_PRICE, 'TM 6.2');
  },
  effect: actionOf((d, { seat }) => {
    pay(d, seat, SHIPPING_PRICE);
    sailFurther(d, seat);
  })
});

/** Action 3 (TM 6.3). */
export const advanceDig = defineMove<TmPosition, AdvanceDig>({
  kind: 'advanceDig',
  answers: ['turn'],
  rule: 'TM 6.3',
  shape: shapeOf('advanceDig', {}),
  candidates: (_position, { seat }) => [{ kind: 'advanceDig', seat }],
  check(position, { seat }) {
    const me = position.seats[seat]!;
    const price = factionOf(me).dig?.advance ?? null;
    if (price === null) return refusal('dig.none', 'TM 6.3');
    if (!canDigDeeper(me)) return refusal('dig.end', 'TM 6.3');
    return short(me, price, 'TM 6.3');
  },
  effect: actionOf((d, { seat }) => {
    pay(d, seat, factionOf(d.p.seats[seat]!).dig!.advance!);
    digDeeper(d, seat);
  })
});
