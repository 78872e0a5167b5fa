import type { Decision } from '$lib/kernel';
import { PAYMENTS, targetOf, type Purchase } from '../rules/purchase';
import { afterPaying, choices, type Choice } from '../rules/payments';
import type { HeliosPosition, SeatState, Token } from '../state';

/** What is being paid for, if anything. */
export function purchaseOf({ owed }: HeliosPosition): Purchase | null {
  const first = owed[0] as Decision | undefined;
  return first !== undefined && (PAYMENTS as readonly string[]).includes(first.kind) ? (first as Purchase) : null;
}

/** The cubes that would go without a further word, one after the other. */
export function obvious(view: HeliosPosition): Choice[] {
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
    me = { ...me, land: { ...me.land, [choice.cell]: without(me.land[choice.cell]!, choice) } };
  }
  return chosen;
}

function without(token: Token, { colour }: Choice): Token {
  const cubes = [...token.cubes];
  cubes.splice(cubes.indexOf(colour), 1);
  return { ...token, cubes };
}
