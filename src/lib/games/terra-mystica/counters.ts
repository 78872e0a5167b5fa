import type { Counters, Seat } from '$lib/kernel';
import type { TmPosition } from './state';

/** What a seat has, by the names of ledgers: price and gain are differences of these. */
export function counters(position: TmPosition, seat: Seat): Counters {
  const me = position.seats[seat]!;
  const { fire, water, earth, air } = me.cults;
  return {
    VP: me.vp,
    C: me.coins,
    W: me.workers,
    P: me.priests,
    P1: me.power[0],
    P2: me.power[1],
    P3: me.power[2],
    FIRE: fire,
    WATER: water,
    EARTH: earth,
    AIR: air,
    KEYS: me.keys,
    SHIP: me.shipping,
    DIG: me.dig
  };
}
