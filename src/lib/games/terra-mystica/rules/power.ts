import type { Seat } from '$lib/kernel';
import { deedOf, seatOf, type Draft } from '../draft';
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

export function gainPower(d: Draft, seat: Seat, n: number): void {
  if (n <= 0) return;
  const me = seatOf(d, seat);
  me.power = filled(me.power, n);
}

/** Spent power goes from III to I; whoever calls has checked that it is there. */
export function spendPower(d: Draft, seat: Seat, n: number): void {
  if (n === 0) return;
  const me = seatOf(d, seat);
  const [one, two, three] = me.power;
  me.power = [one + n, two, three - n];
  if (d.p.deed.burnt > 0) deedOf(d).burnt = Math.max(0, d.p.deed.burnt - n);
}

export function burnPower(d: Draft, seat: Seat, n: number): void {
  const me = seatOf(d, seat);
  const [one, two, three] = me.power;
  me.power = [one, two - 2 * n, three + n];
  me.gone += n;
  if (d.p.rules.strictBurn) deedOf(d).burnt += n;
}

/** New tokens from the general supply, into a bowl counted from 0. */
export function addTokens(d: Draft, seat: Seat, bowl: number, n: number): void {
  const me = seatOf(d, seat);
  me.power = me.power.map((held, i) => (i === bowl ? held + n : held)) as unknown as Bowls;
  me.added += n;
}

export function removeTokens(d: Draft, seat: Seat, from: readonly number[]): void {
  const me = seatOf(d, seat);
  me.power = me.power.map((held, i) => held - from[i]!) as unknown as Bowls;
  me.gone += from[0]! + from[1]! + from[2]!;
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
