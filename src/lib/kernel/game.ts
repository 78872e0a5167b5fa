import type { GenericSchema } from 'valibot';
import type { Decision, Fact, Move, Outcome, Position, Refusal, Seat } from './position';
import type { Dice } from './random';
import type { PhaseMachine } from './phases';
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
  /** Never offered in the lobby (give `when: () => false` too); only imported games set it. */
  readonly imported?: boolean;
}
export type OptionSpec =
  | (OptionBase<boolean> & { readonly type: 'switch' })
  | (OptionBase<string> & {
      readonly type: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: Bilingual; readonly help?: Bilingual }[];
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
  readonly bots: readonly { readonly id: string; readonly name: Bilingual }[];
}

export interface GameConfig {
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
export interface MoveKind<P extends Position, M extends Move = Move> {
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
  readonly alike?: boolean;
  /** Every move that `check` could accept for this decision (see `alike`), and perhaps more. */
  candidates(position: P, decision: Decision): Iterable<M>;
  check(position: P, move: M, decision: Decision): Refusal | null;
  effect(position: P, move: M, decision: Decision): Outcome<P>;
  /** Legal, but wasteful. */
  warnings?(position: P, move: M): readonly Warning[];
}

/** A legal move. What it costs and brings is asked for with `preview`. */
export interface LegalMove<M extends Move = Move> {
  readonly move: M;
  readonly rule: string;
}

/** A bot sees what its seat sees, and the moves it may make. */
export interface Bot<P extends Position> {
  choose(view: P, options: readonly LegalMove[], dice: Dice): Move;
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
  readonly moves: Readonly<Record<string, MoveKind<P>>>;
  readonly phases: PhaseMachine<P>;
  setup(config: GameConfig): P;
  /** A copy written out by hand, one level deep: spreading many fields is slow. */
  readonly copy?: (position: P) => P;
  /** What a seat may know (null: what everyone may know). Hidden things keep their shape, not their value. */
  view(position: P, seat: Seat | null): P;
  /** What a seat has, by name: price and gain are differences of these. */
  counters(position: P, seat: Seat): Counters;
  /** The score now: final when the game is over, a forecast before. */
  score(position: P): ScoreSheet;
  progress(position: P): { readonly round: number; readonly rounds: number | null };
  /** Conservation laws and the like; a sentence when one is broken. */
  readonly invariants: Readonly<Record<string, (position: P) => string | null>>;
  readonly notation: Notation<P>;
  readonly bots: Readonly<Record<string, Bot<P>>>;
}

export type { Decision, Fact, Move, Outcome, Position, Refusal, Seat };

/** Every field of a kind, named: a kind that forgot one would be another kind of object. */
type Whole<K> = { readonly [F in keyof Required<K>]: K[F] };

/**
 * Keeps a kind's own move type while it is written, and lets it stand among the others: all kinds get the
 * same fields in the same order, which makes asking any of them about a move fast.
 */
export function defineMove<P extends Position, M extends Move>(kind: MoveKind<P, M>): MoveKind<P> {
  const whole: Whole<MoveKind<P, M>> = {
    kind: kind.kind,
    answers: kind.answers,
    free: kind.free,
    rule: kind.rule,
    shape: kind.shape,
    alike: kind.alike,
    candidates: kind.candidates,
    check: kind.check,
    effect: kind.effect,
    warnings: kind.warnings
  };
  return whole as unknown as MoveKind<P>;
}

export const table = <P extends Position>(...kinds: MoveKind<P>[]): Record<string, MoveKind<P>> =>
  Object.fromEntries(kinds.map((kind) => [kind.kind, kind]));
