import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { goods, type Goods } from '../data/tiles';
import { seatOf, tell, type Draft } from '../draft';
import { factionOf, type Price } from '../factions';
import { CULTS, CYCLE } from '../ids';
import type { SeatState, TmPosition } from '../state';
import { gainPower, spendPower } from './power';
import { dutyNow } from './queue';

/** Priests that can still be taken (TM 7): not in hand, not on order spaces, not on locked terrains. */
export function priestSupply(position: TmPosition, seat: Seat): number {
  const me = position.seats[seat]!;
  let placed = 0;
  for (const cult of CULTS) for (const owner of position.orders[cult]) if (owner === seat) placed++;
  const locked = factionOf(me).unlocks ? CYCLE.length - me.unlocked.length : 0;
  return 7 - me.priests - placed - locked;
}

/** What is missing to pay a price, told by its name; null when nothing is. */
export function short(me: SeatState, price: Price, rule: string): Refusal | null {
  const coins = (price.coins ?? 0) - me.coins;
  if (coins > 0) return refusal('short.coins', rule, { n: coins });
  const workers = (price.workers ?? 0) - me.workers;
  if (workers > 0) return refusal('short.workers', rule, { n: workers });
  const priests = (price.priests ?? 0) - me.priests;
  if (priests > 0) return refusal('short.priests', rule, { n: priests });
  return shortPower(me, price.power ?? 0, rule);
}

/** Power is paid from bowl III; the refusal says when burning would do. */
export function shortPower(me: SeatState, n: number, rule: string): Refusal | null {
  const lack = n - me.power[2];
  if (lack <= 0) return null;
  return me.power[1] >= 2 * lack
    ? refusal('short.power.burn', rule, { n: lack, burn: lack })
    : refusal('short.power', rule, { n: lack });
}

export const canPay = (me: SeatState, price: Price): boolean =>
  me.coins >= (price.coins ?? 0) &&
  me.workers >= (price.workers ?? 0) &&
  me.priests >= (price.priests ?? 0) &&
  me.power[2] >= (price.power ?? 0);

export function pay(d: Draft, seat: Seat, price: Price): void {
  const me = seatOf(d, seat);
  me.coins -= price.coins ?? 0;
  me.workers -= price.workers ?? 0;
  me.priests -= price.priests ?? 0;
  spendPower(d, seat, price.power ?? 0);
}

export const times = ({ coins = 0, workers = 0, priests = 0 }: Price, n: number): Price =>
  goods({ coins: coins * n, workers: workers * n, priests: priests * n });

export const plus = (a: Price, b: Price): Price =>
  goods({
    coins: (a.coins ?? 0) + (b.coins ?? 0),
    workers: (a.workers ?? 0) + (b.workers ?? 0),
    priests: (a.priests ?? 0) + (b.priests ?? 0)
  });

/** Coins and workers first, then power, then priests (TM 5.1). Spades are granted elsewhere. */
export function gain(d: Draft, seat: Seat, { coins = 0, workers = 0, power = 0, priests = 0 }: Goods): void {
  const me = seatOf(d, seat);
  me.coins += coins;
  me.workers += workers;
  gainPower(d, seat, power);
  gainPriests(d, seat, priests);
}

/** Priests beyond the supply are lost; the Riverwalkers decide about each one (TM 12.20). */
export function gainPriests(d: Draft, seat: Seat, n: number): void {
  if (n <= 0) return;
  const me = seatOf(d, seat);
  if (factionOf(me).unlocks) {
    for (let i = 0; i < n; i++) dutyNow(d, { seat, kind: 'unlock' });
    return;
  }
  const taken = Math.min(n, priestSupply(d.p, seat));
  me.priests += taken;
  if (taken < n) tell(d, { kind: 'priestsLost', seat, n: n - taken });
}
