import type { Counters, Move, MoveBase, MoveKind, Position, Seat } from '$lib/kernel';
import type { Params } from '$lib/i18n/format';

/** A place on a game's boards: a cell, a track, a card, a bowl. Its name means something to the game alone. */
export type Place = string;

/** The number that stands on a lit place: a price or a yield. */
export interface Badge {
  readonly icon?: string;
  readonly text: string;
  /** The icon's colour, for pieces that have none of their own. */
  readonly colour?: string;
}

/** A sentence of the game's texts. */
export interface Described {
  readonly key: string;
  readonly params?: Params;
}

/** All that the page knows of one kind of move. */
interface MoveUi<P extends Position, M extends MoveBase = Move> {
  /** Sprite of its chip. */
  readonly icon: string;
  /** The chip it stands on: one of its own unless told; null for what is done by touching a board. */
  readonly chip?: string | null | (() => string | null);
  /**
   * A small step that needs no card before it: it can be taken back at once. `free`: only where it costs nothing,
   * and at the second touch, so that nobody does something by looking at it.
   */
  readonly atOnce?: boolean | 'free';
  /** A part of a price: as many as it takes are chosen one after the other and confirmed together. */
  readonly gathers?: boolean;
  /** The places that the move touches, the one to tap first; none unless told. */
  places?(move: M): readonly Place[];
  /** What stands on a lit place, perhaps from what the move changes; undefined leaves it to the house, null is nothing. */
  badge?(move: M, change: () => Counters, view: P): Badge | null | undefined;
  /** Sprite of this very move, where it differs from that of its kind. */
  picture?(move: M): string | undefined;
  /** The move in words, where several share a place: `move.<kind>.this` unless told. */
  describe?(move: M, view: P): Described;
  /** Longer sequences that begin with this move and are offered as one step: make the land and build on it. */
  plans?(move: M, view: P): readonly (readonly Move[])[];
  /**
   * How far a sequence that begins with this move is from what is usually meant, 0 unless told: what is odder than
   * something else that the same touch can mean is folded away.
   */
  oddness?(sequence: readonly Move[], view: P): number;
  /** The move that picking this place would mean with this chip chosen, for saying why it is not possible. */
  attempt?(place: Place, seat: Seat, view: P): Move | null;
}

/** The same with the kind it is about. */
export interface NamedMoveUi<P extends Position> extends MoveUi<P> {
  readonly kind: string;
}

/** What the page knows of a kind of move, typed by the kind itself. */
export const moveUi = <P extends Position, M extends MoveBase>(
  { kind }: MoveKind<P, M>,
  ui: MoveUi<P, NoInfer<M>>
): NamedMoveUi<P> => ({ kind, ...(ui as unknown as MoveUi<P>) });

/** What holds for every kind of move of a game that does not say otherwise. */
type Defaults<P extends Position> = Pick<MoveUi<P>, 'badge' | 'describe'>;

/** The moves of a game as the page asks for them; chips are shown in the order in which their kinds stand here. */
export class MoveUis<P extends Position> {
  readonly #byKind: ReadonlyMap<string, NamedMoveUi<P>>;
  readonly #defaults: Defaults<P>;
  readonly chips: readonly string[];

  constructor(kinds: readonly NamedMoveUi<P>[], defaults: Defaults<P> = {}) {
    this.#byKind = new Map(kinds.map((ui) => [ui.kind, ui]));
    this.#defaults = defaults;
    this.chips = [...new Set(kinds.map(({ kind, chip }) => (typeof chip === 'string' ? chip : kind)))];
  }

  get kinds(): readonly string[] {
    return [...this.#byKind.keys()];
  }

  icon = (kind: string): string | undefined => this.#byKind.get(kind)?.icon;

  chipOf = (kind: string): string | null => {
    const chip = this.#byKind.get(kind)?.chip;
    return chip === undefined ? kind : typeof chip === 'function' ? chip() : chip;
  };

  atOnce = ({ kind }: Move): boolean | 'free' => this.#byKind.get(kind)?.atOnce ?? false;

  gathers = ({ kind }: Move): boolean => this.#byKind.get(kind)?.gathers === true;

  oddness = (sequence: readonly [Move, ...Move[]], view: P): number =>
    this.#byKind.get(sequence[0].kind)?.oddness?.(sequence, view) ?? 0;

  places = (move: Move): readonly Place[] => this.#byKind.get(move.kind)?.places?.(move) ?? [];

  badge = (move: Move, change: () => Counters, view: P): Badge | null | undefined => {
    const ui = this.#byKind.get(move.kind);
    return ui?.badge === undefined ? this.#defaults.badge?.(move, change, view) : ui.badge(move, change, view);
  };

  picture = (move: Move): string | undefined => this.#byKind.get(move.kind)?.picture?.(move);

  describe = (move: Move, view: P): Described =>
    this.#byKind.get(move.kind)?.describe?.(move, view) ??
    this.#defaults.describe?.(move, view) ?? { key: `move.${move.kind}.this` };

  plans = (move: Move, view: P): readonly (readonly Move[])[] => this.#byKind.get(move.kind)?.plans?.(move, view) ?? [];

  attempt = (chip: string, place: Place, seat: Seat, view: P): Move | null =>
    this.#byKind.get(chip)?.attempt?.(place, seat, view) ?? null;
}
