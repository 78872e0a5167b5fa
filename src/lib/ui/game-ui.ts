import type { Component } from 'svelte';
import type { Move, Position, Seat } from '$lib/kernel';
import type { Params } from '$lib/i18n/format';

/** A place on a game's board: a cell, a track, a card. Its name means something to the game alone. */
export type Place = string;

/** A place that is lit, with the number that stands on it: a price or a yield. */
export interface Target {
  readonly place: Place;
  readonly badge?: { readonly icon?: string; readonly text: string };
  /** What it costs or brings in words, for those who listen. */
  readonly name?: string;
}

export interface BoardProps<P extends Position = Position> {
  /** What the watching seat may know; never the position itself. */
  view: P;
  targets?: readonly Target[];
  selected?: Place | null;
  /** Where the last move happened. */
  last?: readonly Place[];
  /** Shows for a moment that this place is not possible. */
  refused?: Place | null;
  /** Turns badges to the seat that decides, in degrees. */
  facing?: 0 | 90 | 180 | 270;
  /** Colour number (1-8) of each seat. */
  colours: readonly number[];
  /** Every place can be picked, legal or not: the page says why not. */
  onpick?: (place: Place) => void;
}

export interface SeatProps<P extends Position = Position> {
  view: P;
  seat: Seat;
  colour: number;
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
  Panel: Component<SeatProps<P>>;
  /** Boards that belong to everyone, beside the map. */
  Shared?: Component<{ view: P; colours: readonly number[] }>;
  /** A small picture of the position, for home. */
  Miniature: Component<{ view: P; colours: readonly number[] }>;
  /** The places that a move touches, the one to tap first. */
  places(move: Move): readonly Place[];
  /** The move that picking this place would mean with this action chosen, for saying why it is not possible. */
  attempt(kind: string, place: Place, seat: Seat, view: P): Move | null;
  /** Sprite of an action chip, and of a counter in prices and gains. */
  icon(name: string): string;
  /** Sprite of this very move, where it differs from that of its kind. */
  picture?(move: Move): string | undefined;
  /** Counters in the order they are always shown. */
  readonly counters: readonly string[];
  /** A move in words, where several share a place: a key of the game's texts. */
  describe(move: Move, view: P): { readonly key: string; readonly params?: Params };
  /** For a game that teaches the interface: shown step by step the first time. */
  readonly lesson?: readonly LessonStep[];
}
