import type { Decision } from '$lib/kernel';
import { ask, seatOf, type Draft } from '../draft';
import type { PayBuilding, PayCharacter, PayTemple, Slot } from '../moves/types';
import type { Cell } from '../state';
import { finishBuilding } from './buildings';
import { finishCharacter } from './court';
import { countCubes, cubesOn, payCube } from './goods';
import { afterPaying, choices, type Choice } from './payments';
import { finishTemple } from './temples';

export type Purchase = PayTemple | PayBuilding | PayCharacter;
export const PAYMENTS: readonly Purchase['kind'][] = ['pay.temple', 'pay.building', 'pay.character'];

export const targetOf = (decision: Decision): Cell | null =>
  decision.kind === 'pay.temple' ? (decision as PayTemple).cell : null;

/** Asks for the next cube, pays what is no choice, and hands over what was bought once all is paid. */
export function goOnPaying(d: Draft, purchase: Purchase): void {
  let { slots } = purchase;
  const { seat } = purchase;
  while (slots.length > 0) {
    const me = seatOf(d, seat);
    const list = choices(me, slots, targetOf(purchase));
    if (list.length > 1 && countCubes(cubesOn(me.land)) > slots.length) {
      return ask(d, { ...purchase, slots, n: slots.length });
    }
    slots = payOne(d, seat, slots, list[0]!);
  }
  finish(d, purchase);
}

/** All that is left, with the obvious cubes. */
export function payTheRest(d: Draft, purchase: Purchase): void {
  let { slots } = purchase;
  while (slots.length > 0) {
    slots = payOne(d, purchase.seat, slots, choices(seatOf(d, purchase.seat), slots, targetOf(purchase))[0]!);
  }
  finish(d, purchase);
}

export function payOne(d: Draft, seat: number, slots: readonly Slot[], { cell, colour }: Choice): Slot[] {
  payCube(d, seat, cell, colour);
  return afterPaying(slots, colour)!;
}

function finish(d: Draft, purchase: Purchase): void {
  switch (purchase.kind) {
    case 'pay.temple':
      return finishTemple(d, purchase.seat, purchase.cell);
    case 'pay.building':
      return finishBuilding(d, purchase.seat, purchase.building);
    case 'pay.character':
      return finishCharacter(d, purchase.seat, purchase.character);
  }
}
