import * as v from 'valibot';
import { Draft } from './draft';
import type { MoveKind, Warning } from './game';
import { rule, when } from './phase-machine';
import {
  refusal,
  type Decision,
  type MoveBase,
  type Outcome,
  type Position,
  type Refusal,
  type Seat
} from './position';
import type { DecisionOf, Given, Names, Vocabulary } from './vocabulary';

/** More than any table seats; who is not at this one is not asked anything. */
const LAST_SEAT = 7;
const seatShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SEAT));

type Fields = v.ObjectEntries;

/** A field that may be missing. */
type Optional = v.OptionalSchema<v.GenericSchema, undefined>;

/** A move by its kind and its fields. */
export type MoveFrom<K extends string, F extends Fields> = { readonly kind: K; readonly seat: Seat } & {
  readonly [N in keyof F as F[N] extends Optional ? never : N]: v.InferOutput<F[N]>;
} & { readonly [N in keyof F as F[N] extends Optional ? N : never]?: v.InferOutput<F[N]> };

/** The moves of a table of kinds, or the move of one kind. */
export type MoveOf<T> = T extends { readonly shape: v.GenericSchema<infer M> }
  ? M
  : { [K in keyof T]: T[K] extends { readonly shape: v.GenericSchema<infer M> } ? M : never }[keyof T];

/** A kind of move as its file describes it (see `MoveKind`). */
interface MoveSpec<P extends Position, V extends Vocabulary, N, M extends MoveBase, A extends Names<V['decisions']>> {
  /** Where the rules speak of it, as in the game's RULES.md. */
  readonly rule: string;
  /** The kinds of decision this move answers. */
  readonly answers: readonly A[];
  /** A free move leaves the decision owed: a conversion inside a turn. */
  readonly free?: boolean;
  /** Listed are only some of many moves that come to the same; `check` accepts the others too. */
  readonly partial?: boolean;
  /** Every move that `check` could accept, and perhaps more. Not needed for a move without fields of its own. */
  candidates?(position: P, decision: DecisionOf<V, A>): Iterable<M>;
  /** Why not. Not needed for a move that is possible whenever it is asked for. */
  check?(position: P, move: M, decision: DecisionOf<V, A>): Refusal | null;
  effect(draft: Draft<P, V, N>, move: M, decision: DecisionOf<V, A>): void;
  /** Legal, but wasteful. */
  warnings?(position: P, move: M): readonly Warning[];
}

interface Tools<P, N> {
  /** A copy of a position, one level deep; written out by hand, it is much faster than spreading. */
  readonly copy: (position: P) => P;
  /** What a draft remembers while a change is under way. */
  readonly notes: () => N;
}

/** The tools that a game's rules are written with, typed by its position and its vocabulary. */
class RulesKit<P extends Position, V extends Vocabulary, N = undefined> {
  readonly #tools: Tools<P, N>;
  readonly #finish: ((draft: Draft<P, V, N>) => void) | null;

  constructor(tools: Tools<P, N>, finish: ((draft: Draft<P, V, N>) => void) | null = null) {
    this.#tools = tools;
    this.#finish = finish;
  }

  /** The same tools, with something that the rules do after every move and every phase. */
  followedBy(finish: (draft: Draft<P, V, N>) => void): RulesKit<P, V, N> {
    return new RulesKit(this.#tools, finish);
  }

  /** Lets the rules work on a copy. */
  change(position: P, work: (draft: Draft<P, V, N>) => void): Outcome<P> {
    const draft = new Draft<P, V, N>(this.#tools.copy(position), this.#tools.notes());
    work(draft);
    this.#finish?.(draft);
    return { position: draft.p, facts: draft.facts };
  }

  /** Why a move is not possible: a key of the game's refusals, the rule behind it, and what to fill in. */
  refuse<K extends Names<V['refusals']>>(key: K, rule?: string, ...[params]: Given<V['refusals'][K]>): Refusal {
    return refusal(key, rule, params as Refusal['params']);
  }

  /** What a legal move would waste. */
  warn<K extends Names<V['warnings']>>(key: K, ...[params]: Given<V['warnings'][K]>): Warning {
    return params === undefined ? { key } : { key, params: params as Warning['params'] };
  }

  /** One kind of move: what it looks like, when it is possible, and what it does. */
  move<K extends string, F extends Fields, A extends Names<V['decisions']>>(
    kind: K,
    fields: F,
    spec: MoveSpec<P, V, N, MoveFrom<K, F>, A>
  ): MoveKind<P, MoveFrom<K, F>> {
    type M = MoveFrom<K, F>;
    type Asked = DecisionOf<V, A>;
    const { candidates, check, effect, free } = spec;
    const perform = (position: P, move: M, decision: Decision): Outcome<P> =>
      this.change(position, (draft) => {
        if (!free) draft.p.owed = position.owed.filter((other) => other !== decision);
        effect(draft, move, decision as Asked);
      });
    // All kinds have the same fields in the same order: that makes asking any of them about a move fast.
    const made = {
      kind,
      answers: spec.answers,
      free,
      rule: spec.rule,
      shape: v.strictObject({ kind: v.literal(kind), seat: seatShape, ...fields }) as unknown,
      partial: spec.partial,
      candidates: candidates ?? ((_position: P, { seat }: Decision) => [{ kind, seat }]),
      check: check ?? (() => null),
      effect: perform,
      warnings: spec.warnings
    };
    return made as object as MoveKind<P, M>;
  }

  /** An action of the phase machine. */
  step(work: (draft: Draft<P, V, N>) => void) {
    return rule<P>((position) => this.change(position, work));
  }

  /** A guard of the phase machine. */
  guard(holds: (position: P) => boolean) {
    return when<P>(holds);
  }
}

/** A draft of the game that a kit belongs to. */
export type DraftOf<K> = K extends RulesKit<infer P, infer V, infer N> ? Draft<P, V, N> : never;

/** The tools of a game; its vocabulary is given as a type: `rulesKit<TmPosition, TmVocabulary>({ copy })`. */
export function rulesKit<P extends Position, V extends Vocabulary>(tools: {
  readonly copy?: (position: P) => P;
}): RulesKit<P, V>;
export function rulesKit<P extends Position, V extends Vocabulary, N>(tools: {
  readonly copy?: (position: P) => P;
  readonly notes: () => N;
}): RulesKit<P, V, N>;
export function rulesKit<P extends Position, V extends Vocabulary>({
  copy = (position: P): P => ({ ...position }),
  notes = () => undefined
}: {
  readonly copy?: (position: P) => P;
  readonly notes?: () => undefined;
}): RulesKit<P, V> {
  return new RulesKit<P, V>({ copy, notes });
}

/** The kinds of a game by their names, in the order in which their moves are listed. */
export const moveTable = <T extends readonly { readonly kind: string }[]>(
  ...kinds: T
): { readonly [M in T[number] as M['kind']]: M } =>
  Object.fromEntries(kinds.map((kind) => [kind.kind, kind])) as { readonly [M in T[number] as M['kind']]: M };
