import type { Refusal } from '$lib/kernel';
import { FAVOURS, TOWNS, type Cult, type Currency, type FavourId, type TownId } from '../../ids';
import { kit } from '../../kit';
import { geometry } from '../../map';
import type { TmMove } from '../../moves';
import type { CommandOf } from '../command';
import { COLUMNS } from '../ledger';
import type { LedgerGood } from '../names';
import { settleForced, toTurnOr } from './clear';
import { asked, decisionsOf, factionIn, play, type ImportState } from './state';

export function favour(state: ImportState, seat: number, { id }: CommandOf<'favour'>): Refusal | null {
  if (!(FAVOURS as readonly string[]).includes(id)) return kit.refuse('ledger.noFavour', 'TM 2', { id });
  return play(state, { kind: 'takeFavour', seat, favour: id as FavourId }) ?? tenths(state, seat);
}

export function town(state: ImportState, seat: number, { id, n }: CommandOf<'town'>): Refusal | null {
  if (!(TOWNS as readonly string[]).includes(id)) return kit.refuse('ledger.noTown', 'TM 2', { id });
  for (let i = 0; i < n; i++) {
    const why = play(state, { kind: 'takeTown', seat, town: id as TownId }) ?? tenths(state, seat);
    if (why !== null) return why;
  }
  state.avoid.clear();
  return null;
}

/** More tracks want to enter space 10 than there are keys: the row's figures, or steps back before, tell which. */
function tenths(state: ImportState, seat: number): Refusal | null {
  settleForced(state);
  const tenth = asked(state, seat, 'tenth');
  if (tenth === undefined || tenth.optional) return null;
  const figures = state.hint?.[factionIn(state, seat)];
  const tops = (cult: Cult): boolean => figures?.[COLUMNS.indexOf(cult.toUpperCase() as never)] === 10;
  const wanted = tenth.cults.filter((cult) => !state.avoid.has(cult));
  const cult = wanted.find(tops) ?? wanted[0] ?? tenth.cults[0]!;
  return play(state, { kind: 'enterTenth', seat, cult }) ?? tenths(state, seat);
}

/** `+2AIR`: as many decisions as the steps pay for. A blocked step may be made up for with a later key. */
export function cult(state: ImportState, seat: number, { cult: track, n }: CommandOf<'cult'>): Refusal | null {
  for (let left = n; left > 0;) {
    const tenth = asked(state, seat, 'tenth');
    if (tenth?.cults.includes(track)) {
      const why = play(state, { kind: 'enterTenth', seat, cult: track });
      if (why !== null) return why;
      left -= 1;
      continue;
    }
    const steps = asked(state, seat, 'cultSteps');
    if (steps === undefined)
      return kit.refuse('ledger.noStep', 'TM 5.4', { cult: track, faction: factionIn(state, seat) });
    if (steps.n > left) return kit.refuse('ledger.oneTrack', 'TM 5.4', { n: steps.n });
    const refused = play(state, { kind: 'cultStep', seat, cult: track });
    if (refused !== null) return refused;
    left -= steps.n;
  }
  return null;
}

/** `-WATER` before a town tile chooses which tracks go up to 10 (TM 15 S12). */
export function loseCult(state: ImportState, seat: number, { cult: track }: CommandOf<'loseCult'>): Refusal | null {
  if (asked(state, seat, 'payCult')) return play(state, { kind: 'payCult', seat, cult: track });
  if (state.position.seats[seat]!.cults[track] < 8) return kit.refuse('ledger.noStepBack', 'TM 9', { cult: track });
  state.avoid.add(track);
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

export function convert(
  state: ImportState,
  seat: number,
  { pay, from, get, to }: CommandOf<'convert'>
): Refusal | null {
  if (from === 'W' && to === 'P' && asked(state, seat, 'ordination')) {
    return pay === get ? play(state, { kind: 'ordain', seat, n: get }) : kit.refuse('ledger.ordain', 'TM 12');
  }
  const rate = RATES[`${from}>${to}`];
  if (rate !== undefined && pay !== get * rate)
    return kit.refuse('ledger.rate', 'TM 7', { get: `${get}${to}`, cost: `${get * rate}${from}`, pay });
  return free(state, seat, { kind: 'convert', seat, from: CURRENCY[from], to: CURRENCY[to], n: get });
}

export const burn = (state: ImportState, seat: number, { n }: CommandOf<'burn'>): Refusal | null =>
  n === 0 ? null : free(state, seat, { kind: 'burn', seat, n });

/** Free moves may stand anywhere in a row; where the rules want none, optional decisions are over. */
function free(state: ImportState, seat: number, move: TmMove): Refusal | null {
  // A complete turn has ended with the row of another, whatever its player still has to say about answers.
  if (state.position.round > 0 && state.position.active !== seat) return kit.refuse('ledger.turn', 'TM 5.2');
  const why = play(state, move);
  if (why === null || !decisionsOf(state, seat).some(({ kind }) => kind === 'dwelling' || kind === 'spades'))
    return why;
  return toTurnOr(state, seat, 'after') ?? play(state, move);
}

export const bridge = (state: ImportState, seat: number, { a, b }: CommandOf<'bridge'>): Refusal | null =>
  play(state, { kind: 'bridge', seat, ...sorted(state, a, b) });

/** Sites are named from their upper end. */
function sorted(state: ImportState, a: string, b: string): { a: string; b: string } {
  const { at } = geometry(state.position.map);
  return (at.get(a) ?? 0) < (at.get(b) ?? 0) ? { a, b } : { a: b, b: a };
}

/** `connect r7`, or the land hexes round it. */
export function connect(state: ImportState, seat: number, { hexes }: CommandOf<'connect'>): Refusal | null {
  let why: Refusal | null = kit.refuse('ledger.noRiver', 'TM 10.4', { hexes: hexes.join(', ') });
  for (const hex of rivers(state, hexes)) {
    why = play(state, { kind: 'riverTown', seat, hex });
    if (why === null) return null;
  }
  return why;
}

function rivers(state: ImportState, hexes: readonly string[]): readonly string[] {
  if (hexes.length === 1) return hexes;
  const { at, ids, shores } = geometry(state.position.map);
  const [first, ...rest] = hexes.map((hex) => shores[at.get(hex) ?? -1] ?? []);
  return first!.filter((river) => rest.every((other) => other.includes(river))).map((river) => ids[river]!);
}
