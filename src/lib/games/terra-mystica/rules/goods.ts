import type { Refusal, Seat } from '$lib/kernel';
import { goods, type Goods } from '../data/tiles';
import { factionOf, type Price } from '../factions';
import { CULTS, CYCLE } from '../ids';
import { kit, seatOf, type Draft } from '../kit';
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
export function refusePrice(me: SeatState, price: Price, rule: string): Refusal | null {
  const coins = (price.coins ?? 0) - me.coins;
  if (coins > 0) return kit.refuse('short.coins', rule, { n: coins });
  const workers = (price.workers ?? 0) - me.workers;
  if (workers > 0) return kit.refuse('short.workers', rule, { n: workers });
  const priests = (price.priests ?? 0) - me.priests;
  if (priests > 0) return kit.refuse('short.priests', rule, { n: priests });
  return refusePower(me, price.power ?? 0, rule);
}

/** Power is paid from bowl III; the refusal says when burning would do. */
export function refusePower(me: SeatState, n: number, rule: string): Refusal | null {
  const lack = n - me.power[2];
  if (lack <= 0) return null;
  return me.power[1] >= 2 * lack
    ? kit.refuse('short.power.burn', rule, { n: lack, burn: lack })
    : kit.refuse('short.power', rule, { n: lack });
}

export const canPay = (me: SeatState, price: Price): boolean =>
  me.coins >= (price.coins ?? 0) &&
  me.workers >= (price.workers ?? 0) &&
  me.priests >= (price.priests ?? 0) &&
  me.power[2] >= (price.power ?? 0);

export function pay(draft: Draft, seat: Seat, price: Price): void {
  const me = seatOf(draft, seat);
  me.coins -= price.coins ?? 0;
  me.workers -= price.workers ?? 0;
  me.priests -= price.priests ?? 0;
  spendPower(draft, seat, price.power ?? 0);
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
export function gain(draft: Draft, seat: Seat, { coins = 0, workers = 0, power = 0, priests = 0 }: Goods): void {
  const me = seatOf(draft, seat);
  me.coins += coins;
  me.workers += workers;
  gainPower(draft, seat, power);
  gainPriests(draft, seat, priests);
}

/** Priests beyond the supply are lost; the Riverwalkers decide about each one (TM 12.20). */
function gainPriests(draft: Draft, seat: Seat, n: number): void {
  if (n <= 0) return;
  const me = seatOf(draft, seat);
  if (factionOf(me).unlocks) {
    for (let i = 0; i < n; i++) dutyNow(draft, { seat, kind: 'unlock' });
    return;
  }
  const taken = Math.min(n, priestSupply(draft.p, seat));
  me.priests += taken;
  if (taken < n) draft.tell('priestsLost', { seat, n: n - taken });
}
