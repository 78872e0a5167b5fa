import type { HexName, Position, Seat } from '$lib/kernel';

/** A cell of the island, named by its axial coordinates: `q,r`. */
export type Place = HexName;

export type Terrain = 'meadow' | 'forest' | 'hill' | 'pond';
/** What can be built on. */
export type Land = Exclude<Terrain, 'pond'>;
export const LANDS: readonly Land[] = ['meadow', 'forest', 'hill'];

export type Good = 'wood' | 'stone';
export const GOODS: readonly Good[] = ['wood', 'stone'];
export type Stock = Readonly<Record<Good, number>>;
export type Price = Partial<Stock>;

export type Task = 'forest' | 'quarry' | 'feast';
export const TASKS: readonly Task[] = ['forest', 'quarry', 'feast'];

/** A chip of the bag, by its name in `data/finds.json`; in a view the bag holds `unknown` chips. */
export type Find = string;
export const UNKNOWN: Find = 'unknown';

export interface Piece {
  readonly seat: Seat;
  readonly kind: 'hut' | 'tower';
}

export interface SeatState {
  readonly goods: Stock;
  /** This round's task, once it is revealed. */
  readonly task: Task | null;
  /** Chips drawn from the bag, open in front of the seat. */
  readonly finds: readonly Find[];
  /** How many new neighbours were welcomed. */
  readonly welcomes: number;
}

export interface ClearingsPosition extends Position {
  /** 0 while the first huts are placed. */
  readonly round: number;
  readonly rounds: number;
  /** Whether the rule of welcome is played. */
  readonly welcome: boolean;
  /** Who holds the first-player token. */
  readonly first: Seat;
  readonly radius: number;
  readonly land: Readonly<Record<Place, Terrain>>;
  /** Ruins that nobody has built on yet. */
  readonly ruins: readonly Place[];
  readonly pieces: Readonly<Record<Place, Piece>>;
  readonly supply: Stock;
  readonly bag: readonly Find[];
  readonly seats: readonly SeatState[];
}
