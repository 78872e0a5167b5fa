import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { spotOf } from '../data/board';
import { putSeat, seatOf, tell, type Draft } from '../draft';
import type { Slot } from '../moves/types';
import type { Cell, HeliosPosition, SeatState } from '../state';
import { cubesIn, gainMana, giveBack, has, putToken, takeHouse } from './goods';

/** One cube more for each temple; always one with the Citadel (HE 7.2). */
export const templePrice = (me: SeatState): Slot[] => Array<Slot>(has(me, 'citadel') ? 1 : me.temples + 1).fill('any');

export function noTemple(position: HeliosPosition, seat: Seat, cell: Cell): Refusal | null {
  const me = position.seats[seat]!;
  const token = Object.hasOwn(me.land, cell) ? me.land[cell]! : null;
  const at = spotOf(cell);
  if (token === null) return refusal('temple.token', 'HE 7.2', { at });
  if (token.temple) return refusal('temple.taken', 'HE 7.2', { at });
  if (position.supply.houses === 0) return refusal('house.none', 'HE 9');
  const [needs, owned] = [templePrice(me).length, cubesIn(me.land)];
  return owned < needs ? refusal('temple.price', 'HE 7.2', { needs, has: owned }) : null;
}

/** Paid for: cubes still on the token are lost, the temple stands, and brings as much mana as it is high. */
export function finishTemple(d: Draft, seat: Seat, cell: Cell): void {
  const at = spotOf(cell);
  for (const colour of seatOf(d, seat).land[cell]!.cubes) {
    giveBack(d, colour);
    tell(d, 'lost', { seat, colour, cell, at });
  }
  putToken(d, seat, cell, { cubes: [], temple: true });
  takeHouse(d);
  const nth = seatOf(d, seat).temples + 1;
  putSeat(d, seat, { temples: nth });
  tell(d, 'temple', { seat, nth, cell, at });
  const mana = gainMana(d, seat, nth);
  if (mana > 0) tell(d, 'mana', { seat, n: mana });
}
