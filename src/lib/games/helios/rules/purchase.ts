import type { Seat } from '$lib/kernel';
import type { Asked, Draft } from '../kit';
import type { Cell, Slot } from '../state';
import { finishBuilding } from './buildings';
import { finishCharacter } from './court';
import { countCubes, cubesOn, payCube } from './goods';
import { afterPaying, choices, type Choice } from './payments';
import { finishTemple } from './temples';

export const PAYMENTS = ['pay.temple', 'pay.building', 'pay.character'] as const;

/** What was chosen and is being paid for. */
export type Purchase = Asked<(typeof PAYMENTS)[number]>;

export const targetOf = (purchase: Purchase): Cell | null => (purchase.kind === 'pay.temple' ? purchase.cell : null);

/** Asks for the next cube, pays what is no choice, and hands over what was bought once all is paid. */
export function goOnPaying(draft: Draft, purchase: Purchase): void {
  let { slots } = purchase;
  const { seat } = purchase;
  while (slots.length > 0) {
    const me = draft.p.seats[seat]!;
    const list = choices(me, slots, targetOf(purchase));
    if (list.length > 1 && countCubes(cubesOn(me.land)) > slots.length) {
      return draft.ask({ ...purchase, slots, n: slots.length });
    }
    slots = payOne(draft, seat, slots, list[0]!);
  }
  finish(draft, purchase);
}

/** All that is left, with the obvious cubes. */
export function payTheRest(draft: Draft, purchase: Purchase): void {
  let { slots } = purchase;
  const { seat } = purchase;
  while (slots.length > 0) {
    slots = payOne(draft, seat, slots, choices(draft.p.seats[seat]!, slots, targetOf(purchase))[0]!);
  }
  finish(draft, purchase);
}

export function payOne(draft: Draft, seat: Seat, slots: readonly Slot[], { cell, colour }: Choice): Slot[] {
  payCube(draft, seat, cell, colour);
  return afterPaying(slots, colour)!;
}

function finish(draft: Draft, purchase: Purchase): void {
  switch (purchase.kind) {
    case 'pay.temple':
      return finishTemple(draft, purchase.seat, purchase.cell);
    case 'pay.building':
      return finishBuilding(draft, purchase.seat, purchase.building);
    case 'pay.character':
      return finishCharacter(draft, purchase.seat, purchase.character);
  }
}
