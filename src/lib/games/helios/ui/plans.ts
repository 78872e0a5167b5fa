import type { Move } from '$lib/kernel';
import { BUILDINGS, CHARACTERS } from '../data';
import type { Activate, Building, Slot, Temple } from '../moves/types';
import { choices, slotsToPay } from '../rules/payments';
import { templePrice } from '../rules/temples';
import type { Cell, HeliosPosition } from '../state';

/** What is bought with this move: its slots, and the token that loses its cubes anyway. */
function priceOf(move: Move, view: HeliosPosition): { slots: readonly Slot[] | null; target: Cell | null } | null {
  const me = view.seats[move.seat]!;
  switch (move.kind) {
    case 'temple':
      return { slots: templePrice(me), target: (move as Temple).cell };
    case 'building':
      return { slots: slotsToPay(BUILDINGS[(move as Building).building].cost, me), target: null };
    case 'activate':
      return { slots: slotsToPay(CHARACTERS[(move as Activate).character].activation, me), target: null };
    default:
      return null;
  }
}

/** Bought and paid for with the obvious cubes, in one step. */
export function plans(move: Move, view: HeliosPosition): readonly (readonly Move[])[] {
  const { seat } = move;
  const price = priceOf(move, view);
  if (price === null || price.slots === null) return [];
  if (price.slots.length > 1) return [[move, { kind: 'payRest', seat }]];
  const choice = choices(view.seats[seat]!, price.slots, price.target)[0];
  return choice === undefined ? [] : [[move, { kind: 'pay', seat, ...choice }]];
}
