import type { GenericSchema } from 'valibot';
import type { Budget } from './budget';
import type { Decision, Fact, Move, MoveBase, Outcome, Position, Refusal, Seat } from './position';
import type { Dice } from './random';
import type { PhaseMachine } from './phase-machine';
import type { ScoreSheet } from './score';

/** A short text in both languages, for what the lobby shows before a game's own texts are loaded. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

interface OptionBase<T extends OptionValue> {
  readonly key: string;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly default: T;
  /** Hidden (and at its default) unless this holds. */
  readonly when?: (options: Options, players: number) => boolean;
  /** Why it is hidden, for those who look for it. */
  readonly unless?: Bilingual;
  /** Shown as pictures that the game draws, together with all others that name the same. */
  readonly gallery?: string;
  /** Never offered in the lobby (give `when: () => false` too); only imported games set it. */
  readonly imported?: boolean;
}
/** One of the values of an option. */
export interface OptionChoice {
  readonly value: string;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  /** Only with such other options; those that are asked for later are not known yet. */
  readonly when?: (options: Options, players: number) => boolean;
  /** Why not, otherwise. */
  readonly unless?: Bilingual;
}

export type OptionSpec =
  | (OptionBase<boolean> & { readonly type: 'switch' })
  | (OptionBase<string> & {
      readonly type: 'choice';
      readonly choices: readonly OptionChoice[];
    })
  | (OptionBase<number> & { readonly type: 'number'; readonly min: number; readonly max: number });

/** A way to play that the lobby starts with one tap. Options that it does not name are at their default. */
export interface Preset {
  readonly id: string;
  readonly name: Bilingual;
  readonly help: Bilingual;
  /** How many play; as many as sit there unless it says so. */
  readonly players?: number;
  readonly options: Options;
}

/** All that the lobby loads of a game. */
export interface GameMeta {
  readonly id: string;
  readonly name: Bilingual;
  readonly blurb: Bilingual;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly minutes: number;
  readonly options: readonly OptionSpec[];
  readonly presets?: readonly Preset[];
  /** How bots can play, the usual way first: a name, and a sentence on how they do it. */
  readonly bots: readonly { readonly id: string; readonly name: Bilingual; readonly help?: Bilingual }[];
}

export interface GameConfig {
  /** Which rules it was begun with (`Game.rules`); the newest unless told. */
  readonly rules?: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: number;
}

export type Counters = Readonly<Record<string, number>>;

export interface Warning {
  readonly key: string;
  readonly params?: Refusal['params'];
}

/**
 * One definition gives the list of legal moves, the reason for a refusal, the price and gain shown
 * before confirming (taken from the effect itself) and the effect.
 */
export interface MoveKind<P extends Position, M extends MoveBase = Move> {
  readonly kind: M['kind'];
  /** The kinds of decision this move answers. */
  readonly answers: readonly string[];
  /** A free move leaves the decision owed: a conversion inside a turn. */
  readonly free?: boolean;
  /** Where the rules speak of it, as in the game's RULES.md. */
  readonly rule: string;
  /** What a move of this kind looks like; files and stored rows are held against it. */
  readonly shape: GenericSchema<M>;
  /** Listed are only some of many moves that come to the same; `check` accepts the others too. */
  readonly partial?: boolean;
  /** Every move that `check` could accept for this decision (see `partial`), and perhaps more. */
  candidates(position: P, decision: Decision): Iterable<M>;
  check(position: P, move: M, decision: Decision): Refusal | null;
  /** Takes the decision off what is owed, unless the move is free, and does what the move does. */
  effect(position: P, move: M, decision: Decision): Outcome<P>;
  /** Legal, but wasteful. */
  warnings?(position: P, move: M): readonly Warning[];
}

/** The kinds of moves of a game by their names, in the order in which their moves are listed. */
export type MoveTable<P extends Position> = Readonly<Record<string, MoveKind<P>>>;

/** A legal move. What it costs and brings is asked for with `preview`. */
export interface LegalMove<M extends Move = Move> {
  readonly move: M;
  readonly rule: string;
}

/** A bot sees what its seat sees, and the moves it may make. Without a budget it takes its usual one. */
export interface Bot<P extends Position> {
  choose(view: P, options: readonly LegalMove[], dice: Dice, budget?: Budget): Move;
}

export interface Notation<P extends Position> {
  /** A move in a few characters, as one would write it on paper. */
  write(move: Move, position: P): string;
  read(text: string, position: P, seat: Seat): Move | null;
}

export interface Game<P extends Position = Position> {
  readonly meta: GameMeta;
  /** Raised when a corrected rule would change a stored game; old values keep playing as they did. */
  readonly rules: number;
  readonly moves: MoveTable<P>;
  readonly phases: PhaseMachine<P>;
  setup(config: GameConfig): P;
  /** A copy written out by hand, one level deep: spreading many fields is slow. */
  readonly copy?: (position: P) => P;
  /** What a seat may know (null: what everyone may know). Hidden things keep their shape, not their value. */
  view(position: P, seat: Seat | null): P;
  /** What a seat has, by name: price and gain are differences of these. */
  counters(position: P, seat: Seat): Counters;
  /** The sheet: final when the game is over, before that as if it ended now. */
  score(position: P): ScoreSheet;
  /**
   * The points that each seat has scored in play, without the count at the end. Absent where a game gives
   * points at its end alone.
   */
  readonly scored?: (position: P) => readonly number[];
  progress(position: P): { readonly round: number; readonly rounds: number | null };
  /** What a seat plays, as a key of the game's texts: its faction. Absent where seats differ in colour alone. */
  readonly title?: (position: P, seat: Seat) => string | null;
  /** Why a game that is over has ended, in one word; for games that may end before their last round. */
  ending?(position: P): string;
  /** Conservation laws and the like; a sentence when one is broken. */
  readonly invariants: Readonly<Record<string, (position: P) => string | null>>;
  readonly notation: Notation<P>;
  readonly bots: Readonly<Record<string, Bot<P>>>;
}

/** A game as those see it who know no game in particular. */
export const anyGame = <P extends Position>(game: Game<P>): Game => game as unknown as Game;

export type { Decision, Fact, Move, Outcome, Position, Refusal, Seat };
