import type { Seat } from '$lib/kernel';
import { ON_SPADES } from '../abilities/spades';
import { factionOf, type Price } from '../factions';
import type { Ground, HexId } from '../ids';
import { progressOf, seatOf, type Draft } from '../kit';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { pay, plus, times } from './goods';
import { award, scoreRound } from './points';
import { duty } from './queue';
import { JUMP } from './reach';
import { homeGround } from './terrain';
import { spadePrice } from './tracks';

interface SpadeTerms {
  /** More spades may be bought for the first hex. */
  readonly buy: boolean;
  readonly build: boolean;
  /** Any hexes, whether or not they become home: the cult bonus. */
  readonly spread: boolean;
  readonly optional: boolean;
}

/** Free spades. Volcano factions turn them into cult steps or tokens, the Riverwalkers lose them (TM 6.1). */
export function grantSpades(draft: Draft, seat: Seat, n: number, terms: SpadeTerms): void {
  if (n <= 0) return;
  const { terraform } = factionOf(draft.p.seats[seat]!);
  if (terraform === 'none') return;
  if (draft.p.rules.spadeBonus === 'gain') spadeBonus(draft, seat, n, !terms.spread);
  switch (terraform) {
    case 'cult':
      for (let i = 0; i < n; i++) duty(draft, { seat, kind: 'cultSteps', n: 1, spade: true, optional: true });
      return;
    case 'tokens':
      return duty(draft, { seat, kind: 'spadeTokens', n, optional: true });
    case 'spades': {
      const { buy, build, spread, optional } = terms;
      const asked: Asked<'spades'> = { seat, kind: 'spades', n, buy, build, spread, done: [], first: true };
      duty(draft, optional ? Object.assign(asked, { optional }) : asked);
    }
  }
}

/** Free spades that are left go to a further hex: they may be used or dropped, never topped up (TM 6.1, F6). */
export function grantAgain(
  draft: Draft,
  seat: Seat,
  left: number,
  { build, spread, done }: Pick<Asked<'spades'>, 'build' | 'spread' | 'done'>,
  hex: HexId
): void {
  duty(draft, {
    seat,
    kind: 'spades',
    n: left,
    buy: false,
    build,
    spread,
    done: [...done, hex],
    first: false,
    optional: true
  });
}

/** What a spade brings besides earth: the scoring tile (in the action phase) and the faction's own (TM 6.1). */
export function spadeBonus(draft: Draft, seat: Seat, n: number, scores: boolean): void {
  if (scores) scoreRound(draft, seat, 'spade', n);
  ON_SPADES[draft.p.seats[seat]!.faction!]?.(draft, seat, n);
}

/** Spades have been used; in imported games they paid when they were gained. */
export function spadesUsed(draft: Draft, seat: Seat, free: number, bought: number, scores: boolean): void {
  const n = draft.p.rules.spadeBonus === 'gain' ? bought : free + bought;
  if (n > 0) spadeBonus(draft, seat, n, scores);
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
export function payJump(draft: Draft, seat: Seat, hex: number, how: number): void {
  const id = geometry(draft.p.map).ids[hex]!;
  if (how !== JUMP || draft.p.deed.jumped === id) return;
  pay(draft, seat, jumpPrice(draft.p, seat));
  progressOf(draft).jumped = id;
  draft.tell('jumped', { seat, hex: id });
  award(draft, seat, factionOf(draft.p.seats[seat]!).jump!.vp, 'faction');
}

export function payDig(draft: Draft, seat: Seat, bought: number): void {
  if (bought === 0) return;
  const me = seatOf(draft, seat);
  pay(draft, seat, times(spadePrice(me) ?? {}, bought));
  award(draft, seat, (factionOf(me).spadeVp ?? 0) * bought, 'faction');
}

/** Changes the ground and remembers hexes that have become home. */
export function turnGround(draft: Draft, seat: Seat, hex: number, to: Ground, spades: number): void {
  draft.list('ground')[hex] = to;
  const id = geometry(draft.p.map).ids[hex]!;
  draft.tell('transformed', { seat, hex: id, to, n: spades });
  if (to === homeGround(draft.p.seats[seat]!)) progressOf(draft).made = [...draft.p.deed.made, id];
}

/** All spades are used or dropped: one dwelling may follow on a hex made home in this action. */
export function offerDwelling(draft: Draft, seat: Seat): void {
  if (draft.p.deed.made.length > 0) {
    duty(draft, { seat, kind: 'dwelling', hexes: [...draft.p.deed.made], optional: true });
  }
}
