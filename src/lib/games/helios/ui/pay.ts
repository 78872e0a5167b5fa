import type { Decision, Move, Seat } from '$lib/kernel';
import type { Gathering } from '$lib/play/game-ui';
import { PAYMENTS, targetOf, type Purchase } from '../rules/purchase';
import { afterPaying, choices, isSettled, without, type Choice } from '../rules/payments';
import type { Cell, HeliosPosition, SeatState, Slot } from '../state';
import { paidCube } from './places';

/** What is being paid for, if anything. */
function purchaseOf({ owed }: HeliosPosition): Purchase | null {
  const first = owed[0] as Decision | undefined;
  return first !== undefined && (PAYMENTS as readonly string[]).includes(first.kind) ? (first as Purchase) : null;
}

/** The cubes that would go without a further word, one after the other. */
function obvious(view: HeliosPosition): Choice[] {
  const purchase = purchaseOf(view);
  if (purchase === null) return [];
  let me: SeatState = view.seats[purchase.seat]!;
  let slots: Purchase['slots'] | null = purchase.slots;
  const chosen: Choice[] = [];
  while (slots !== null && slots.length > 0) {
    const choice = choices(me, slots, targetOf(purchase))[0];
    if (choice === undefined) break;
    chosen.push(choice);
    slots = afterPaying(slots, choice.colour);
    me = without(me, choice);
  }
  return chosen;
}

/** The move that pays with the obvious cubes; `target` is the token that loses its cubes anyway. */
function obviousPayment(me: SeatState, seat: Seat, slots: readonly Slot[], target: Cell | null): Move | null {
  if (slots.length > 1) return { kind: 'payRest', seat };
  const choice = choices(me, slots, target)[0];
  return choice === undefined ? null : { kind: 'pay', seat, ...choice };
}

/** The payment that nobody need be asked for, since every way to pay leads to the same. */
export function foregone(view: HeliosPosition): Move | null {
  const purchase = purchaseOf(view);
  if (purchase === null) return null;
  const { seat, slots } = purchase;
  const me = view.seats[seat]!;
  const target = targetOf(purchase);
  return isSettled(me, slots, target) ? obviousPayment(me, seat, slots, target) : null;
}

/** Cubes are chosen together and paid at once; what nobody chooses goes without a word. */
export const gathering: Gathering<HeliosPosition> = {
  complete(view) {
    const purchase = purchaseOf(view);
    if (purchase === null) return null;
    const { seat, slots } = purchase;
    return obviousPayment(view.seats[seat]!, seat, slots, targetOf(purchase));
  },
  obvious: (view) => obvious(view).map(paidCube),
  placeOf: ({ cell, colour }) => paidCube({ cell: String(cell), colour: String(colour) })
};
