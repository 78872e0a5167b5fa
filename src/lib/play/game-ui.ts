import type { Component } from 'svelte';
import type { Decision, Fact, Move, Options, OptionValue, Position, Refusal, Seat } from '$lib/kernel';
import type { Params } from '$lib/i18n/format';
import type { Badge, Described, MoveUis, Place } from './move-ui';
import type { Cue } from './sound/cues';
import type { What } from './what';

export type { Badge, Place } from './move-ui';

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
  /** What is taken together with it: the parts of a price. */
  taken?: readonly Place[];
  /** Where the last move happened, and who made it. */
  last?: readonly Place[];
  mover?: Seat | null;
  /** What was done since the last turn of whoever decides or waits: a number for each deed, where it was done. */
  numbers?: readonly { readonly place: Place; readonly n: number; readonly colour: string }[];
  /** Shows for a moment that this place is not possible. */
  refused?: Place | null;
  /** Where the move that waits for its confirmation would destroy something. */
  doomed?: readonly Place[];
  /** Whose card lies open. */
  looked?: Place | null;
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
  /** What the board would be after the move that waits for its confirmation: what comes is drawn as a ghost. */
  outcome?: P | null;
  /** Colour number (1-8) and name of each seat. */
  colours: readonly number[];
  names: readonly string[];
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
  names: readonly string[];
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
export interface DecisionScreenProps<P extends Position = Position> {
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
export interface QuickPrompt<P extends Position = Position> {
  /** The kind of decision. */
  readonly kind: string;
  /** Those that are asked now and those that will be asked next, in order. */
  asked(view: P): readonly Decision[];
  /** Yes and no. */
  answers(decision: Decision): readonly [Move, Move];
  /** The sprite of what is offered. */
  readonly icon: string;
  /** What a standing order speaks of: "always up to n" says yes up to it and asks beyond; 0 always says no. */
  amount(decision: Decision): number;
  /** The standing orders that make sense besides 0. */
  readonly orders: readonly number[];
}

/** Things of the board that say what they are when they are touched, whoever's turn it is. */
interface Explained<P extends Position = Position> {
  /** What lies or stands at a place, by its name; null where nothing does. */
  at(place: Place, view: P): string | null;
  /** Where the rules speak of it. */
  rule(thing: string): string;
  /** What it is, what it does now, and what comes of it. */
  readonly Card: Component<{
    view: P;
    thing: string;
    colours: readonly number[];
    names: readonly string[];
  }>;
}

/** Options that the lobby shows as pictures: what is chosen, and how to choose it. */
export interface GalleryProps {
  options: Options;
  players: number;
  onset: (key: string, value: OptionValue) => void;
}

/** What a ceremony is told: what has just happened, and who is who. */
export interface CeremonyProps<P extends Position = Position> {
  facts: readonly Fact[];
  view: P;
  colours: readonly number[];
  names: readonly string[];
}

/** Something that is met for the first time in a game: said once on a device. */
export interface Novelty {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

/** Something that a move leads to besides its price and gain: an income, a step towards a town. */
export interface Consequence {
  /** Its name: a key of the game's texts. */
  readonly label: Described;
  readonly icon?: string;
  readonly amounts?: readonly { readonly name: string; readonly n: number }[];
  /** How full something is before and after. */
  readonly meter?: { readonly before: number; readonly after: number; readonly of: number };
  readonly text?: Described;
}

/** Why a counter grows. */
interface Reason {
  readonly name: string;
  readonly n: number;
  readonly why: Described;
}

/** How a price is put together whose parts the seat may choose. */
export interface Gathering<P extends Position = Position> {
  /** The move that pays what is left of the price with the obvious parts; null if nothing is being paid. */
  complete(view: P): Move | null;
  /** Where those obvious parts lie, and where one that was chosen does. */
  obvious(view: P): readonly Place[];
  placeOf(part: Move): Place;
}

/** How a turn ends that its seat ends itself. */
export interface TurnEnd<P extends Position = Position> {
  /** The kind of decision that is left when everything else is done. */
  readonly kind: string;
  move(seat: Seat): Move;
  /** None of what could still be done now would be of any use: the turn may end by itself. */
  idle(view: P, seat: Seat, legal: readonly Move[]): boolean;
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
interface LessonStep {
  readonly key: string;
  readonly done: PlayEvent;
  /** The kinds of decision it speaks of; any unless told. */
  readonly at?: readonly string[];
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
  readonly screens?: Readonly<Record<string, Component<DecisionScreenProps<P>>>>;
  /** Boards that stay in sight beside a decision that takes the board's place. */
  readonly inSight?: readonly SharedBoard<P>[];
  /** What its owner has to know for a choice in secret, shown only while she looks. By kind of decision. */
  readonly told?: Readonly<Record<string, Component<{ view: P; seat: Seat }>>>;
  readonly quickPrompt?: QuickPrompt<P>;
  readonly overlays?: readonly Overlay<P>[];
  readonly series?: readonly Series<P>[];
  /** What the page knows of every kind of move. */
  readonly moves: MoveUis<P>;
  /** What a count of three leads to for those who are late with a choice under cover; null: nobody can be hurried. */
  hurry?(position: P): readonly Move[] | null;
  /** The move by which a seat leaves the game for good; null while it cannot. */
  concede?(position: P, seat: Seat): Move | null;
  /** Where the rules speak of what lies there, a tile or a card: as in the game's RULES.md. */
  ruleAt?(place: Place): string | null;
  /** What lies or stands there, for a card that anybody may ask for at any time. */
  what?(place: Place, view: P): What | null;
  /** What lies there and when it is for, where no move is meant by touching it now. */
  about?(place: Place, seat: Seat, view: P): Refusal | null;
  readonly explained?: Explained<P>;
  /** What is in this game that may be new to somebody. */
  novelties?(view: P): readonly Novelty[];
  /** Places where something is destroyed, of what a move would do. */
  doomed?(facts: readonly Fact[]): readonly Place[];
  /** What stands beside a decision and its card: the order of things it is part of. By kind of decision. */
  readonly asides?: Readonly<Record<string, Component<{ view: P; seat: Seat }>>>;
  /** The chips that a tap on this place speaks of while none is chosen, the likeliest first. */
  likely?(place: Place, seat: Seat, view: P): readonly string[];
  /** The answer to what is asked now if every answer leads to the same: it is given with the move before it. */
  foregone?(view: P): Move | null;
  /** Prices whose parts are chosen one by one. */
  readonly gathering?: Gathering<P>;
  readonly turnEnd?: TurnEnd<P>;
  /** Sprite of a counter in prices and gains, and of a row of the score sheet. */
  icon(name: string): string;
  /** A seat's points as they stand, where they are more than what the game would end with. */
  points?(view: P, seat: Seat): number;
  /** The points a fact tells everybody, where their sum is hidden from the others until the end. */
  readonly gained?: (fact: Fact) => number;
  /** Counters in the order they are always shown. */
  readonly counters: readonly string[];
  /** Counters that stand beside every question, even where nothing changes them; all that a seat has unless told. */
  readonly purse?: readonly string[];
  /** What a move leads to besides price and gain, read off the positions before and after it. */
  leadsTo?(before: P, after: P, seat: Seat): readonly Consequence[];
  /** Kinds of facts that the card before a move shows by its title, price or gain. */
  readonly unspoken?: readonly string[];
  /** What a fact says of a gain and its reason: points of the round's tile. */
  reason?(fact: Fact): Reason | null;
  /** What a fact or a refusal speaks of, in words: a cell by what lies there. `reader` is addressed as "you". */
  readonly inWords?: (params: Params, view: P, reader: Seat | null) => Params;
  /** What a seat plays, said beside its name: a faction. */
  title?(view: P, seat: Seat): Described | null;
  /** A colour that replaces the seat's own, as a css value: the faction's. */
  tint?(view: P, seat: Seat): string | null;
  /** What is drawn beside a section of the rules; nothing for most. */
  readonly Figure?: Component<{ section: string }>;
  /** A small ceremony for what has just happened, on the board and never in the way; nothing for most. */
  readonly Ceremony?: Component<CeremonyProps<P>>;
  /** What is heard, by kind of fact; the others are silent. */
  readonly sounds?: Readonly<Record<string, Cue>>;
  /** By the name that its options give. */
  readonly galleries?: Readonly<Record<string, Component<GalleryProps>>>;
  /** For a game that teaches the interface: shown step by step the first time. */
  readonly lesson?: readonly LessonStep[];
}

/** What a game's ui folder hands over: the pictures of its screens, and the sheet they are drawn from. */
export interface GameLook {
  readonly ui: GameUi;
  readonly Sprites: Component;
}

/** A game's ui as those see it who know no game in particular. */
export const lookOf = <P extends Position>(ui: GameUi<P>, Sprites: Component): GameLook => ({
  ui: ui as unknown as GameUi,
  Sprites
});
