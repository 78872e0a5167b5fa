import type { Seat } from '$lib/kernel';
import { progressOf, seatOf, type Draft } from '../kit';
import type { Bowls, SeatState } from '../state';

/** How much power the bowls can still take (TM 7). */
export const capacity = ({ power: [one, two] }: SeatState): number => 2 * one + two;

export const tokens = ({ power: [one, two, three] }: SeatState): number => one + two + three;

/** Bowls after gaining n: everything leaves I before anything leaves II; what does not fit is lost. */
export function filled([one, two, three]: Bowls, n: number): Bowls {
  const first = Math.min(n, one);
  const second = Math.min(n - first, two + first);
  return [one - first, two + first - second, three + second];
}

export function gainPower(draft: Draft, seat: Seat, n: number): void {
  if (n <= 0) return;
  const me = seatOf(draft, seat);
  me.power = filled(me.power, n);
}

/** Spent power goes from III to I; whoever calls has checked that it is there. */
export function spendPower(draft: Draft, seat: Seat, n: number): void {
  if (n === 0) return;
  const me = seatOf(draft, seat);
  const [one, two, three] = me.power;
  me.power = [one + n, two, three - n];
  if (draft.p.deed.burnt > 0) progressOf(draft).burnt = Math.max(0, draft.p.deed.burnt - n);
}

export function burnPower(draft: Draft, seat: Seat, n: number): void {
  const me = seatOf(draft, seat);
  const [one, two, three] = me.power;
  me.power = [one, two - 2 * n, three + n];
  me.gone += n;
  if (draft.p.rules.strictBurn) progressOf(draft).burnt += n;
}

/** New tokens from the general supply, into a bowl counted from 0. */
export function addTokens(draft: Draft, seat: Seat, bowl: 0 | 1 | 2, n: number): void {
  const me = seatOf(draft, seat);
  const [one, two, three] = me.power;
  me.power = [one + (bowl === 0 ? n : 0), two + (bowl === 1 ? n : 0), three + (bowl === 2 ? n : 0)];
  me.added += n;
}

export function removeTokens(draft: Draft, seat: Seat, [a, b, c]: Bowls): void {
  const me = seatOf(draft, seat);
  const [one, two, three] = me.power;
  me.power = [one - a, two - b, three - c];
  me.gone += a + b + c;
}

/** Every way to take n tokens out of the bowls. */
export function tokenWays([one, two, three]: Bowls, n: number): [number, number, number][] {
  const ways: [number, number, number][] = [];
  for (let a = Math.min(n, one); a >= 0; a--) {
    for (let b = Math.min(n - a, two); b >= 0; b--) {
      const c = n - a - b;
      if (c <= three) ways.push([a, b, c]);
    }
  }
  return ways;
}
