import type { Seat } from '$lib/kernel';
import { factionOf, type Price } from '../factions';
import { seatOf, type Draft } from '../kit';
import type { SeatState } from '../state';
import { award } from './points';

/** TM 6.2. */
export const SHIPPING_PRICE: Price = { priests: 1, coins: 4 };
/** TM 6.3: points for each step on the dig track. */
const DIG_POINTS = 6;

/** One level of shipping, with its points; nothing happens at the end of the track. */
export function sailFurther(draft: Draft, seat: Seat): void {
  const me = seatOf(draft, seat);
  const { shipping } = factionOf(me);
  if (me.shipping >= shipping.max) return;
  me.shipping++;
  draft.tell('shipping', { seat, n: me.shipping });
  award(draft, seat, shipping.vp[me.shipping] ?? 0, 'shipping');
}

/** What a spade costs at the present level. */
export const spadePrice = (me: SeatState): Price | null => factionOf(me).dig?.cost[me.dig] ?? null;

export const canDigDeeper = (me: SeatState): boolean => {
  const { dig } = factionOf(me);
  return dig !== null && dig.advance !== null && me.dig < dig.cost.length - 1;
};

export function digDeeper(draft: Draft, seat: Seat): void {
  const me = seatOf(draft, seat);
  me.dig++;
  draft.tell('dig', { seat, n: me.dig });
  award(draft, seat, DIG_POINTS, 'dig');
}
