import type { Json } from './json';
import type { Random } from './random';

/** A seat is its number round the table, clockwise from 0. Owners in a position are seats, never colours. */
export type Seat = number;

/** Something a seat has to decide before the game can go on. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** Decisions of one group that stand together at the front may be answered in any order. */
  readonly group?: string;
  /** It may be declined; the game offers a move that does so. */
  readonly optional?: boolean;
  /** Chosen under cover: the answer is sealed until the whole group has chosen. */
  readonly secret?: boolean;
  readonly [param: string]: Json | undefined;
}

/** What every move says: what is done, and by whom. */
export interface MoveBase {
  readonly kind: string;
  readonly seat: Seat;
}

/** A typed, plain command: the only thing that changes a position, and all that a log stores. */
export interface Move extends MoveBase {
  readonly [param: string]: Json | undefined;
}

/** What every game's position has. The rest is the game's own, plain JSON throughout. */
export interface Position {
  /** Where the phase machine stands, as a path: `round.actions`. */
  readonly phase: string;
  readonly random: Random;
  readonly owed: readonly Decision[];
  /** Answers under cover, by seat, until everyone asked has answered. */
  readonly sealed: Readonly<Record<Seat, Move>>;
}

/** Something that happened, for the log's words and the board's motion. Derived by replay, never stored. */
export interface Fact {
  readonly kind: string;
  /** Only this seat may know it. */
  readonly only?: Seat;
  /** Something hidden came to light: undo does not go back behind it without asking. */
  readonly reveals?: boolean;
  readonly [param: string]: Json | undefined;
}

export interface Outcome<P> {
  readonly position: P;
  readonly facts: readonly Fact[];
}

/** Why a move is not possible: a key of the game's texts, what to fill in, and the rule behind it. */
export interface Refusal {
  readonly key: string;
  readonly params?: Readonly<Record<string, Json>>;
  readonly rule?: string;
}

/** The fields every position starts with; the phase machine fills them. */
export const blank = (random: Random): Position => ({ phase: '', random, owed: [], sealed: {} });

export const refusal = (key: string, rule?: string, params?: Refusal['params']): Refusal => ({
  key,
  ...(rule === undefined ? {} : { rule }),
  ...(params === undefined ? {} : { params })
});
