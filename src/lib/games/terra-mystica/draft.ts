import type { Fact, Outcome } from '$lib/kernel';
import { copyDeed, copyPosition, copySeat, type Mutable } from './copy';
import { settleQueue } from './rules/queue';
import type { Deed, SeatState, TmPosition } from './state';

/**
 * A position being changed by one move or one phase. The position and each seat are copied once, when they
 * are first written to; what lies deeper is replaced, never changed in place. So the input stays as it was.
 */
export interface Draft {
  readonly p: Mutable<TmPosition>;
  readonly facts: Fact[];
  /** Which seats are copies already. */
  readonly own: boolean[];
  ownsBoard: boolean;
}

/** Runs a change on a copy and puts the queue of decisions in order afterwards. */
export function change(position: TmPosition, work: (d: Draft) => void): Outcome<TmPosition> {
  const d = draftOf(position);
  work(d);
  settleQueue(d);
  return { position: d.p, facts: d.facts };
}

export const draftOf = (position: TmPosition): Draft => ({
  p: copyPosition(position),
  facts: [],
  own: [],
  ownsBoard: false
});

/** A seat that may be written to. */
export function seatOf(d: Draft, seat: number): Mutable<SeatState> {
  if (!d.own[seat]) {
    if (d.own.length === 0) d.p.seats = d.p.seats.slice();
    d.own[seat] = true;
    (d.p.seats as SeatState[])[seat] = copySeat(d.p.seats[seat]!);
  }
  return d.p.seats[seat]! as Mutable<SeatState>;
}

/** Ground and pieces that may be written to. */
export function boardOf(d: Draft): { ground: TmPosition['ground'][number][]; pieces: TmPosition['pieces'][number][] } {
  if (!d.ownsBoard) {
    d.ownsBoard = true;
    d.p.ground = d.p.ground.slice();
    d.p.pieces = d.p.pieces.slice();
  }
  return d.p as never;
}

/** What the present action has done, to be written to. */
export const deedOf = (d: Draft): Mutable<Deed> => (d.p.deed = copyDeed(d.p.deed));

export const tell = (d: Draft, fact: Fact): void => {
  d.facts.push(fact);
};
