import type { Seat } from '$lib/kernel';
import { boardOf, deedOf, seatOf, tell, type Draft } from '../draft';
import { factionOf, type Price } from '../factions';
import type { Ground } from '../ids';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import { pay, plus, times } from './goods';
import { award, scoreRound } from './points';
import { duty } from './queue';
import { homeGround } from './terrain';
import { JUMP } from './reach';
import { spadePrice } from './tracks';

export interface SpadeTerms {
  /** More spades may be bought for the first hex. */
  readonly buy: boolean;
  readonly build: boolean;
  /** Any hexes, whether or not they become home: the cult bonus. */
  readonly spread: boolean;
  readonly optional: boolean;
}

/** Free spades. Volcano factions turn them into cult steps or tokens, the Riverwalkers lose them (TM 6.1). */
export function grantSpades(d: Draft, seat: Seat, n: number, terms: SpadeTerms): void {
  if (n <= 0) return;
  const { terraform } = factionOf(d.p.seats[seat]!);
  if (terraform === 'none') return;
  if (d.p.rules.spadeBonus === 'gain') spadeBonus(d, seat, n, !terms.spread);
  switch (terraform) {
    case 'cult':
      for (let i = 0; i < n; i++) duty(d, { seat, kind: 'cultSteps', n: 1, spade: true, optional: true });
      return;
    case 'tokens':
      return duty(d, { seat, kind: 'spadeTokens', n, optional: true });
    case 'spades': {
      const { buy, build, spread, optional } = terms;
      const asked = { seat, kind: 'spades', n, buy, build, spread, done: [], first: true };
      duty(d, optional ? Object.assign(asked, { optional }) : asked);
    }
  }
}

/** What a spade brings besides earth: the scoring tile (in the action phase) and the faction's own (TM 6.1). */
export function spadeBonus(d: Draft, seat: Seat, n: number, scores: boolean): void {
  if (scores) scoreRound(d, seat, 'spade', n);
  factionOf(d.p.seats[seat]!).spades?.(d, seat, n);
}

/** Spades have been used; in imported games they paid when they were gained. */
export function spadesUsed(d: Draft, seat: Seat, free: number, bought: number, scores: boolean): void {
  const n = d.p.rules.spadeBonus === 'gain' ? bought : free + bought;
  if (n > 0) spadeBonus(d, seat, n, scores);
}

/** The price of so many bought spades, and of a tunnel or carpet if the hex needs one. */
export function digPrice(position: TmPosition, seat: Seat, bought: number, jump: boolean): Price {
  const me = position.seats[seat]!;
  const spades = bought === 0 ? {} : times(spadePrice(me) ?? {}, bought);
  return jump ? plus(spades, jumpPrice(position, seat)) : spades;
}

export function jumpPrice(position: TmPosition, seat: Seat): Price {
  const me = position.seats[seat]!;
  const { jump } = factionOf(me);
  if (jump === undefined) return {};
  return me.built.SH > 0 ? jump.costSH : jump.cost;
}

/** Pays for tunnel or carpet when the hex is reached in no other way, once in an action (TM 6.1, F21). */
export function payJump(d: Draft, seat: Seat, hex: number, how: number): void {
  const id = geometry(d.p.map).ids[hex]!;
  if (how !== JUMP || d.p.deed.jumped === id) return;
  pay(d, seat, jumpPrice(d.p, seat));
  deedOf(d).jumped = id;
  tell(d, { kind: 'jumped', seat, hex: id });
  award(d, seat, factionOf(d.p.seats[seat]!).jump!.vp, 'faction');
}

export function payDig(d: Draft, seat: Seat, bought: number): void {
  if (bought === 0) return;
  const me = seatOf(d, seat);
  pay(d, seat, times(spadePrice(me) ?? {}, bought));
  award(d, seat, (factionOf(me).spadeVp ?? 0) * bought, 'faction');
}

/** Changes the ground and remembers hexes that have become home. */
export function turnGround(d: Draft, seat: Seat, hex: number, to: Ground, spades: number): void {
  boardOf(d).ground[hex] = to;
  const id = geometry(d.p.map).ids[hex]!;
  tell(d, { kind: 'transformed', seat, hex: id, to, n: spades });
  if (to === homeGround(d.p.seats[seat]!)) deedOf(d).made = [...d.p.deed.made, id];
}

/** All spades are used or dropped: one dwelling may follow on a hex made home in this action. */
export function offerDwelling(d: Draft, seat: Seat): void {
  if (d.p.deed.made.length > 0) {
    duty(d, { seat, kind: 'dwelling', hexes: [...d.p.deed.made], optional: true });
  }
}
