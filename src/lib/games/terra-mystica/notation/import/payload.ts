import { refusal, type Refusal } from '$lib/kernel';
import { FAVOURS, TOWNS, type Cult, type FavourId, type TownId } from '../../ids';
import { geometry } from '../../map';
import type { Currency, TmMove } from '../../moves/types';
import type { CommandOf } from '../command';
import { COLUMNS } from '../ledger';
import type { LedgerGood } from '../names';
import { settleForced, toTurnOr } from './clear';
import { asked, decisionsOf, factionIn, play, type Desk } from './desk';

export function favour(desk: Desk, seat: number, { id }: CommandOf<'favour'>): Refusal | null {
  if (!(FAVOURS as readonly string[]).includes(id)) return refusal('ledger.noFavour', 'TM 2', { id });
  return play(desk, { kind: 'takeFavour', seat, favour: id as FavourId }) ?? tenths(desk, seat);
}

export function town(desk: Desk, seat: number, { id, n }: CommandOf<'town'>): Refusal | null {
  if (!(TOWNS as readonly string[]).includes(id)) return refusal('ledger.noTown', 'TM 2', { id });
  for (let i = 0; i < n; i++) {
    const why = play(desk, { kind: 'takeTown', seat, town: id as TownId }) ?? tenths(desk, seat);
    if (why !== null) return why;
  }
  desk.avoid.clear();
  return null;
}

/** More tracks want to enter space 10 than there are keys: the row's figures, or steps back before, tell which. */
function tenths(desk: Desk, seat: number): Refusal | null {
  settleForced(desk);
  const tenth = asked(desk, seat, 'tenth');
  if (tenth === undefined || tenth.optional) return null;
  const figures = desk.hint?.[factionIn(desk, seat)];
  const tops = (cult: Cult): boolean => figures?.[COLUMNS.indexOf(cult.toUpperCase() as never)] === 10;
  const wanted = tenth.cults.filter((cult) => !desk.avoid.has(cult));
  const cult = wanted.find(tops) ?? wanted[0] ?? tenth.cults[0]!;
  return play(desk, { kind: 'enterTenth', seat, cult }) ?? tenths(desk, seat);
}

/** `+2AIR`: as many decisions as the steps pay for. A blocked step may be made up for with a later key. */
export function cult(desk: Desk, seat: number, { cult: track, n }: CommandOf<'cult'>): Refusal | null {
  for (let left = n; left > 0;) {
    const tenth = asked(desk, seat, 'tenth');
    if (tenth?.cults.includes(track)) {
      const why = play(desk, { kind: 'enterTenth', seat, cult: track });
      if (why !== null) return why;
      left -= 1;
      continue;
    }
    const steps = asked(desk, seat, 'cultSteps');
    if (steps === undefined) return refusal('ledger.noStep', 'TM 5.4', { cult: track, faction: factionIn(desk, seat) });
    if (steps.n > left) return refusal('ledger.oneTrack', 'TM 5.4', { n: steps.n });
    const refused = play(desk, { kind: 'cultStep', seat, cult: track });
    if (refused !== null) return refused;
    left -= steps.n;
  }
  return null;
}

/** `-WATER` before a town tile chooses which tracks go up to 10 (TM 16 S12). */
export function loseCult(desk: Desk, seat: number, { cult: track }: CommandOf<'loseCult'>): Refusal | null {
  if (asked(desk, seat, 'payCult')) return play(desk, { kind: 'payCult', seat, cult: track });
  if (desk.position.seats[seat]!.cults[track] < 8) return refusal('ledger.noStepBack', 'TM 9', { cult: track });
  desk.avoid.add(track);
  return null;
}

const CURRENCY: Readonly<Record<LedgerGood, Currency>> = {
  C: 'coins',
  W: 'workers',
  P: 'priests',
  PW: 'power',
  VP: 'vp'
};
/** What one unit costs; a pair that is not here the rules refuse. */
const RATES: Readonly<Record<string, number>> = {
  'PW>P': 5,
  'PW>W': 3,
  'PW>C': 1,
  'P>W': 1,
  'P>C': 1,
  'W>C': 1,
  'VP>C': 1,
  'C>VP': 2
};

export function convert(desk: Desk, seat: number, { pay, from, get, to }: CommandOf<'convert'>): Refusal | null {
  if (from === 'W' && to === 'P' && asked(desk, seat, 'ordination')) {
    return pay === get ? play(desk, { kind: 'ordain', seat, n: get }) : refusal('ledger.ordain', 'TM 12');
  }
  const rate = RATES[`${from}>${to}`];
  if (rate !== undefined && pay !== get * rate)
    return refusal('ledger.rate', 'TM 7', { get: `${get}${to}`, cost: `${get * rate}${from}`, pay });
  return free(desk, seat, { kind: 'convert', seat, from: CURRENCY[from], to: CURRENCY[to], n: get });
}

export const burn = (desk: Desk, seat: number, { n }: CommandOf<'burn'>): Refusal | null =>
  n === 0 ? null : free(desk, seat, { kind: 'burn', seat, n });

/** Free moves may stand anywhere in a row; where the rules want none, optional decisions are over. */
function free(desk: Desk, seat: number, move: TmMove): Refusal | null {
  const why = play(desk, move);
  if (why === null || !decisionsOf(desk, seat).some(({ kind }) => kind === 'dwelling' || kind === 'spades')) return why;
  return toTurnOr(desk, seat, 'after') ?? play(desk, move);
}

export const bridge = (desk: Desk, seat: number, { a, b }: CommandOf<'bridge'>): Refusal | null =>
  play(desk, { kind: 'bridge', seat, ...sorted(desk, a, b) });

/** Sites are named from their upper end. */
function sorted(desk: Desk, a: string, b: string): { a: string; b: string } {
  const { at } = geometry(desk.position.map);
  return (at.get(a) ?? 0) < (at.get(b) ?? 0) ? { a, b } : { a: b, b: a };
}

/** `connect r7`, or the land hexes round it. */
export function connect(desk: Desk, seat: number, { hexes }: CommandOf<'connect'>): Refusal | null {
  let why: Refusal | null = refusal('ledger.noRiver', 'TM 10.4', { hexes: hexes.join(', ') });
  for (const hex of rivers(desk, hexes)) {
    why = play(desk, { kind: 'riverTown', seat, hex });
    if (why === null) return null;
  }
  return why;
}

function rivers(desk: Desk, hexes: readonly string[]): readonly string[] {
  if (hexes.length === 1) return hexes;
  const { at, ids, shores } = geometry(desk.position.map);
  const [first, ...rest] = hexes.map((hex) => shores[at.get(hex) ?? -1] ?? []);
  return first!.filter((river) => rest.every((other) => other.includes(river))).map((river) => ids[river]!);
}
