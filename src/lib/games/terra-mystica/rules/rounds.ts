import type { Seat } from '$lib/kernel';
import { ROUNDS } from '../data/tiles';
import { factionOf } from '../factions';
import { seatOf, type Draft } from '../kit';
import type { TmPosition } from '../state';
import { gain } from './goods';
import { cultBonusOf, incomeOf } from './income';
import { layCoins } from './passing';
import { deferred, TABLE } from './queue';
import { grantSpades } from './spades';
import { nextOrder } from './turns';

export const isLastRound = (position: TmPosition): boolean => position.round >= ROUNDS;

/** Factions choose in turn order (TM 4.4). */
export function askFactions(draft: Draft): void {
  draft.p.owed = draft.p.order.map((seat) => ({ seat, kind: 'faction' }));
}

/** In turn order, in reverse, then third dwellings, then whoever comes last (TM 4.7). */
export function askDwellings(draft: Draft): void {
  const of = (seat: Seat) => factionOf(draft.p.seats[seat]!);
  const usual = draft.p.order.filter((seat) => !of(seat).last);
  const third = draft.p.order.filter((seat) => of(seat).start.dwellings > 2);
  const last = draft.p.order.filter((seat) => of(seat).last);
  draft.p.owed = [...usual, ...[...usual].reverse(), ...third, ...last].map((seat) => ({
    seat,
    kind: 'firstDwelling'
  }));
}

/** In reverse turn order (TM 4.7). */
export function askBonuses(draft: Draft): void {
  draft.p.owed = [...draft.p.order].reverse().map((seat) => ({ seat, kind: 'firstBonus' }));
}

/** Income of a new round (TM 5.1). */
export function takeIncome(draft: Draft): void {
  if (draft.p.round === 0) layCoins(draft);
  draft.p.round++;
  draft.p.active = null;
  draft.tell('round', { n: draft.p.round, tile: draft.p.scoring[draft.p.round - 1]! });
  for (const seat of draft.p.order) {
    const income = incomeOf(draft.p, seat);
    const { coins, workers, power, priests } = income;
    if (coins + workers + power + priests === 0) continue;
    draft.tell('income', { seat, coins, workers, power, priests });
    gain(draft, seat, income);
  }
}

const CULT_SPADES = { buy: false, build: false, spread: true, optional: true };

/** The cult bonus in next round's order (TM 5.5): goods at once, then spades are used or lost. */
export function giveCultBonus(draft: Draft): void {
  draft.p.active = null;
  const order = nextOrder(draft.p);
  for (const seat of order) {
    const bonus = cultBonusOf(draft.p, seat);
    const { coins = 0, workers = 0, power = 0, priests = 0, spades = 0 } = bonus;
    if (coins + workers + power + priests > 0) {
      draft.tell('cultBonus', { seat, coins, workers, power, priests });
      gain(draft, seat, bonus);
    }
    // Whoever left the game keeps an income, but decides nothing (TM 15, S18).
    if (spades > 0 && !draft.p.seats[seat]!.dropped) {
      draft.tell('cultSpades', { seat, n: spades });
      grantSpades(draft, seat, spades, CULT_SPADES);
    }
  }
  // Spades are used seat by seat, not in any order that the table likes.
  if (!deferred(draft.p))
    draft.p.owed = draft.p.owed.map((owed) => (owed.group ? { ...owed, group: `${owed.group}${owed.seat}` } : owed));
  else draft.p.owed = draft.p.owed.map((owed) => (owed.group === TABLE ? owed : { ...owed, group: TABLE }));
}

/** Everything is made ready for the next round (TM 5.6). */
export function cleanUp(draft: Draft): void {
  draft.p.order = nextOrder(draft.p);
  draft.p.passing = [];
  draft.p.powerUsed = [];
  layCoins(draft);
  draft.p.seats.forEach((_, seat) => {
    const me = seatOf(draft, seat);
    me.passed = false;
    me.used = [];
  });
}
