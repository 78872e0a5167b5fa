import type { Seat } from '$lib/kernel';
import { ROUNDS } from '../data/tiles';
import { seatOf, tell, type Draft } from '../draft';
import { factionOf } from '../factions';
import type { TmPosition } from '../state';
import { gain } from './goods';
import { cultBonusOf, incomeOf } from './income';
import { layCoins } from './passing';
import { deferred, TABLE } from './queue';
import { grantSpades } from './spades';
import { nextOrder } from './turns';

export const isLastRound = (position: TmPosition): boolean => position.round >= ROUNDS;

/** Factions choose in turn order (TM 4.4). */
export function askFactions(d: Draft): void {
  d.p.owed = d.p.order.map((seat) => ({ seat, kind: 'faction' }));
}

/** In turn order, in reverse, then third dwellings, then whoever comes last (TM 4.7). */
export function askDwellings(d: Draft): void {
  const of = (seat: Seat) => factionOf(d.p.seats[seat]!);
  const usual = d.p.order.filter((seat) => !of(seat).last);
  const third = d.p.order.filter((seat) => of(seat).start.dwellings > 2);
  const last = d.p.order.filter((seat) => of(seat).last);
  d.p.owed = [...usual, ...[...usual].reverse(), ...third, ...last].map((seat) => ({ seat, kind: 'firstDwelling' }));
}

/** In reverse turn order (TM 4.7). */
export function askBonuses(d: Draft): void {
  d.p.owed = [...d.p.order].reverse().map((seat) => ({ seat, kind: 'firstBonus' }));
}

/** Income of a new round (TM 5.1). */
export function takeIncome(d: Draft): void {
  if (d.p.round === 0) layCoins(d);
  d.p.round++;
  d.p.active = null;
  tell(d, { kind: 'round', n: d.p.round, tile: d.p.scoring[d.p.round - 1]! });
  for (const seat of d.p.order) {
    const income = incomeOf(d.p, seat);
    const { coins, workers, power, priests } = income;
    if (coins + workers + power + priests === 0) continue;
    tell(d, { kind: 'income', seat, coins, workers, power, priests });
    gain(d, seat, income);
  }
}

const CULT_SPADES = { buy: false, build: false, spread: true, optional: true };

/** The cult bonus in next round's order (TM 5.5): goods at once, then spades are used or lost. */
export function giveCultBonus(d: Draft): void {
  d.p.active = null;
  const order = nextOrder(d.p);
  for (const seat of order) {
    const bonus = cultBonusOf(d.p, seat);
    const { coins = 0, workers = 0, power = 0, priests = 0, spades = 0 } = bonus;
    if (coins + workers + power + priests > 0) {
      tell(d, { kind: 'cultBonus', seat, coins, workers, power, priests });
      gain(d, seat, bonus);
    }
    // Whoever left the game keeps an income, but decides nothing (TM 16, S18).
    if (spades > 0 && !d.p.seats[seat]!.dropped) {
      tell(d, { kind: 'cultSpades', seat, n: spades });
      grantSpades(d, seat, spades, CULT_SPADES);
    }
  }
  // Spades are used seat by seat, not in any order that the table likes.
  if (!deferred(d.p))
    d.p.owed = d.p.owed.map((owed) => (owed.group ? { ...owed, group: `${owed.group}${owed.seat}` } : owed));
  else d.p.owed = d.p.owed.map((owed) => (owed.group === TABLE ? owed : { ...owed, group: TABLE }));
}

/** Everything is made ready for the next round (TM 5.6). */
export function cleanUp(d: Draft): void {
  d.p.order = nextOrder(d.p);
  d.p.passing = [];
  d.p.powerUsed = [];
  layCoins(d);
  d.p.seats.forEach((_, seat) => {
    const me = seatOf(d, seat);
    me.passed = false;
    me.used = [];
  });
}
