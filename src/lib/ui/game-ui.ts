import type { Component } from 'svelte';
import type { Counters, Decision, Fact, Move, Position, Seat } from '$lib/kernel';
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

/** A place that is lit. */
export interface Target {
  readonly place: Place;
  readonly badge?: Badge;
  /** What it costs or brings in words, for those who listen. */
  readonly name?: string;
}

/** What can be touched. The map, a seat's own board and the boards of everyone are touched in the same way. */
export interface Touch {
  targets?: readonly Target[];
  selected?: Place | null;
  /** Where the last move happened. */
  last?: readonly Place[];
  /** Shows for a moment that this place is not possible. */
  refused?: Place | null;
  /** Every place can be picked, legal or not: the page says why not. Absent where nobody may pick. */
  onpick?: (place: Place) => void;
}

export interface BoardProps<P extends Position = Position> extends Touch {
  /** What the watching seat may know; never the position itself. */
  view: P;
  /** Who decides, or decided last: whose board is drawn where everybody has one. */
  seat?: Seat | null;
  /** Turns badges to the seat that decides, in degrees. */
  facing?: 0 | 90 | 180 | 270;
  /** Colour number (1-8) of each seat. */
  colours: readonly number[];
  /** What is drawn over the board on demand. */
  overlay?: Overlaid | null;
}

export interface SeatProps<P extends Position = Position> {
  view: P;
  seat: Seat;
  colour: number;
}

export interface PanelProps<P extends Position = Position> extends SeatProps<P>, Touch {}

export interface SharedProps<P extends Position = Position> extends Touch {
  view: P;
  colours: readonly number[];
}

/** Boards that belong to everyone: beside the map on a tablet, a tab on a phone. */
export interface SharedBoard<P extends Position = Position> {
  /** Its name: a key of the game's texts. */
  readonly key: string;
  readonly Board: Component<SharedProps<P>>;
  /** Whether this place lies on it, so that its tab can say that something is lit there. */
  owns(place: Place): boolean;
}

/** An overlay that was chosen, and which of its choices. */
export interface Overlaid {
  readonly key: string;
  readonly value: string;
  readonly seat: Seat;
}

/** Something that can be drawn over the board: where one could build, who rules a region. */
export interface Overlay<P extends Position = Position> {
  /** Its name: a key of the game's texts. */
  readonly key: string;
  /** What can be asked of it, the usual first: "with shipping 2". Each label is a key of the game's texts. */
  choices(view: P, seat: Seat): readonly { readonly value: string; readonly key: string; readonly params?: Params }[];
}

/** A decision that takes the board's place while it is made: choosing a faction, an auction. */
export interface StageProps<P extends Position = Position> {
  view: P;
  seat: Seat;
  decision: Decision;
  colours: readonly number[];
  /** Names of the people at the table, by seat. */
  names: readonly string[];
  options: readonly Move[];
  /** The move that waits for its confirmation. */
  chosen: Move | null;
  /** The sentence that refuses this move, or null if it is legal. */
  why: (move: Move) => string | null;
  /** Means this move: its card asks for the confirmation. */
  onmean: (move: Move) => void;
}

/**
 * A question of two buttons that comes to its seat's own edge, may be answered ahead of its turn and by a
 * standing order: whether to take a neighbour's power.
 */
export interface EdgeQuestion<P extends Position = Position> {
  /** The kind of decision. */
  readonly kind: string;
  /** Those that are asked now and those that will be asked next, in order. */
  asked(view: P): readonly Decision[];
  /** Yes and no. */
  answers(decision: Decision): readonly [Move, Move];
  /** What a standing order speaks of: "always up to n" says yes up to it and asks beyond; 0 always says no. */
  amount(decision: Decision): number;
  /** The standing orders that make sense besides 0. */
  readonly orders: readonly number[];
}

/** A curve of the replay besides the points. */
export interface Series<P extends Position = Position> {
  /** Its name: a key of the game's texts. */
  readonly key: string;
  of(view: P, seat: Seat): number;
}

/** What a person can do on the play screen, for lessons that wait until it has been done once. */
export type PlayEvent = 'select' | 'confirm' | 'why' | 'undo' | 'handover' | 'bot' | 'log' | 'end';

/** One step of a lesson: its sentence (a key of the game's texts) stays until the thing was done. */
export interface LessonStep {
  readonly key: string;
  readonly done: PlayEvent;
}

/** What a game adds to the shared screens. It draws and names; it decides nothing. */
export interface GameUi<P extends Position = Position> {
  Board: Component<BoardProps<P>>;
  /** A seat's goods in one line, for strips and chips. */
  Goods: Component<SeatProps<P>>;
  /** A seat's own board, for the panel that decides. */
  Panel: Component<PanelProps<P>>;
  readonly shared?: readonly SharedBoard<P>[];
  /** On a tablet the shared boards stand in a column, on both sides of the map, or on half of the table. */
  readonly arrange?: 'column' | 'sides' | 'half';
  /** Whether a place can be touched on the seat's own board, so that it is opened where it is folded away. */
  owns?(place: Place): boolean;
  /** A small picture of the position, for home. */
  Miniature: Component<{ view: P; colours: readonly number[] }>;
  /** By kind of decision. */
  readonly stages?: Readonly<Record<string, Component<StageProps<P>>>>;
  readonly edgeQuestion?: EdgeQuestion<P>;
  readonly overlays?: readonly Overlay<P>[];
  readonly series?: readonly Series<P>[];
  /** The places that a move touches, the one to tap first. */
  places(move: Move): readonly Place[];
  /** Where the rules speak of what lies there, a tile or a card: as in the game's RULES.md. */
  ruleAt?(place: Place): string | null;
  /** The move that picking this place would mean with this chip chosen, for saying why it is not possible. */
  attempt(chip: string, place: Place, seat: Seat, view: P): Move | null;
  /** The chip a kind of move belongs to: its own unless told; null for what is done by touching a panel. */
  chipOf?(kind: string): string | null;
  /** Chips in the order they are always shown; those not named follow. */
  readonly chips?: readonly string[];
  /** A small step that needs no card before it: it can be taken back at once. */
  atOnce?(move: Move): boolean;
  /** Longer deeds that begin with this move and are offered as one step: make the land and build on it. */
  plans?(move: Move, view: P): readonly (readonly Move[])[];
  /** Sprite of an action chip, and of a counter in prices and gains. */
  icon(name: string): string;
  /** Sprite of this very move, where it differs from that of its kind. */
  picture?(move: Move): string | undefined;
  /** What stands on a lit place, perhaps from what the move changes; undefined leaves it to the house, null is nothing. */
  badge?(move: Move, change: () => Counters, view: P): Badge | null | undefined;
  /** A seat's points as they stand, where they are more than what the game would end with. */
  points?(view: P, seat: Seat): number;
  /** The points a fact tells everybody, where their sum is hidden from the others until the end. */
  readonly gained?: (fact: Fact) => number;
  /** Counters in the order they are always shown. */
  readonly counters: readonly string[];
  /** A move in words, where several share a place: a key of the game's texts. */
  describe(move: Move, view: P): { readonly key: string; readonly params?: Params };
  /** What a seat plays, said beside its name: a faction. */
  title?(view: P, seat: Seat): { readonly key: string; readonly params?: Params } | null;
  /** A colour that replaces the seat's own, as a css value: the faction's. */
  tint?(view: P, seat: Seat): string | null;
  /** What is drawn beside a section of the rules; nothing for most. */
  readonly Figure?: Component<{ section: string }>;
  /** For a game that teaches the interface: shown step by step the first time. */
  readonly lesson?: readonly LessonStep[];
}
