import type { HexName, Position, Seat } from '$lib/kernel';

/** A cell of the personal board, named by its axial coordinates: `q,r`. */
export type Cell = HexName;

export type Colour = 'brown' | 'grey' | 'green' | 'blue' | 'black';
export const COLOURS: readonly Colour[] = ['brown', 'grey', 'green', 'blue', 'black'];

/** In a view, what lies face down: a token of the extra pile, or a tile of a draw pile. */
export const HIDDEN = 'hidden';

export type Act = 'create' | 'build' | 'sun';
export const ACTS: readonly Act[] = ['create', 'build', 'sun'];

export type Section = 'red' | 'blue' | 'yellow';
export const SECTIONS: readonly Section[] = ['red', 'blue', 'yellow'];
export type TileColour = Section | 'grey';

export type BonusType = 'free' | 'land' | 'resource' | 'temple';
export const BONUS_TYPES: readonly BonusType[] = ['free', 'land', 'resource', 'temple'];

export type BuildingId =
  | 'observatory'
  | 'sanctuary'
  | 'solarium'
  | 'sun-church'
  | 'power-plant'
  | 'magic-bazaar'
  | 'town-council'
  | 'warehouse'
  | 'citadel'
  | 'land-office'
  | 'watchtower'
  | 'palace';

export type CharacterId =
  'architect' | 'inventor' | 'priestess' | 'explorer' | 'prophetess' | 'cartographer' | 'princess' | 'treasurer';

/** An action tile by its id in `data/tiles.json`: `create-red-1`. */
export type TileId = string;

/** Where a token comes from when land is created. */
export type Pile = Colour | 'extra';
export const PILES: readonly Pile[] = [...COLOURS, 'extra'];
export type Source = Pile | `bonus:${BonusType}`;

interface Laid {
  /** At most two, and none under a temple. */
  readonly cubes: readonly Colour[];
  readonly temple: boolean;
}
export type Token =
  | ({ readonly kind: 'land'; readonly colour: Colour } & Laid)
  | ({ readonly kind: 'bonus'; readonly type: BonusType } & Laid);

/** A land token that is turned up, or drawn by the land office; the supply may have had no cube for it. */
export type Offered = Readonly<{ colour: Colour; cube: boolean }>;

export type Land = Readonly<Record<Cell, Token>>;

/** Where the sun stands, and the token it follows: which bank of a channel it keeps to (HE 8.4). */
export interface Sun {
  readonly cell: Cell;
  readonly hug: Cell;
}

export type Speed = number | 'inf';

export interface SeatState {
  /** The bag: victory points gained in play. Others do not see it before the end. */
  readonly vp: number;
  readonly mana: number;
  readonly speed: Speed;
  readonly sun: Sun;
  readonly land: Land;
  readonly temples: number;
  readonly buildings: readonly BuildingId[];
  readonly tiles: Readonly<Record<Section, readonly TileId[]>>;
}

export interface CharacterState {
  readonly owner: Seat | null;
  /** Day side up. */
  readonly active: boolean;
}

export type Cubes = Readonly<Record<Colour, number>>;

/** One cube of a price: a colour, `any`, or `black|blue`. */
export type Slot = Colour | 'any' | 'black|blue';

/** What the options decide. */
export interface Variant {
  readonly revolutionLimit: 'turn' | 'action';
  /** What the Princess counts for the sun track when the marker is on the unlimited space. */
  readonly princessAtInfinity: number;
}

export interface HeliosPosition extends Position {
  readonly variant: Variant;
  /** 0 before the first round. */
  readonly round: number;
  readonly rounds: number;
  /** Who holds the dragon. */
  readonly first: Seat;
  readonly seats: readonly SeatState[];
  readonly supply: { readonly cubes: Cubes; readonly mana: number; readonly houses: number };
  /** Face down, index 0 on top. */
  readonly draw: Readonly<Record<Act, readonly TileId[]>>;
  /** Face up; only the last one of a column may be taken. */
  readonly column: Readonly<Record<Act, readonly TileId[]>>;
  readonly discard: Readonly<Record<Act, readonly TileId[]>>;
  /** How many tokens lie face down in each colour's pile (before the piles are formed: in the box). */
  readonly pile: Cubes;
  /** Face down, index 0 on top. */
  readonly extra: readonly Colour[];
  readonly offer: Readonly<Record<Pile, Offered | null>>;
  readonly bonus: Readonly<Record<BonusType, number>>;
  /** Land tokens that left the game. */
  readonly removed: Cubes;
  readonly characters: Readonly<Record<CharacterId, CharacterState>>;
  /** Phase 1: whose turn it is, how many were taken in this round, and what the turn has seen. */
  readonly turn: {
    readonly seat: Seat;
    readonly taken: number;
    readonly revolutionScored: boolean;
    /** The section that got its fourth tile. */
    readonly colourBonus: Section | null;
  };
  /** Phase 2: whose turn it is, what it has brought so far, and how many passed in a row. */
  readonly court: {
    readonly seat: Seat;
    readonly recruited: boolean;
    readonly activated: boolean;
    readonly ended: boolean;
    readonly passes: number;
  };
}
