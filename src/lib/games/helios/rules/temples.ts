import type { Refusal, Seat } from '$lib/kernel';
import { spotOf } from '../data/board';
import { kit, type Draft } from '../kit';
import type { Cell, HeliosPosition, SeatState, Slot } from '../state';
import { cubesIn, gainMana, giveBack, has, putToken, takeHouse } from './goods';

/** One cube more for each temple; always one with the Citadel (HE 7.2). */
export const templePrice = (me: SeatState): Slot[] => Array<Slot>(has(me, 'citadel') ? 1 : me.temples + 1).fill('any');

export function refuseTemple(position: HeliosPosition, seat: Seat, cell: Cell): Refusal | null {
  const me = position.seats[seat]!;
  const token = Object.hasOwn(me.land, cell) ? me.land[cell]! : null;
  const at = spotOf(cell);
  if (token === null) return kit.refuse('temple.token', 'HE 7.2', { at });
  if (token.temple) return kit.refuse('temple.taken', 'HE 7.2', { at });
  if (position.supply.houses === 0) return kit.refuse('house.none', 'HE 9');
  const [needs, owned] = [templePrice(me).length, cubesIn(me.land)];
  return owned < needs ? kit.refuse('temple.price', 'HE 7.2', { needs, has: owned }) : null;
}

/** Paid for: cubes still on the token are lost, the temple stands, and brings as much mana as it is high. */
export function finishTemple(draft: Draft, seat: Seat, cell: Cell): void {
  const at = spotOf(cell);
  const token = draft.p.seats[seat]!.land[cell]!;
  for (const colour of token.cubes) {
    giveBack(draft, colour);
    draft.tell('lost', { seat, colour, cell, at });
  }
  putToken(draft, seat, cell, { ...token, cubes: [], temple: true });
  takeHouse(draft);
  const nth = ++draft.item('seats', seat).temples;
  draft.tell('temple', { seat, nth, cell, at });
  const mana = gainMana(draft, seat, nth);
  if (mana > 0) draft.tell('mana', { seat, n: mana });
}
