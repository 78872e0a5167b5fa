import type { HexName, Position, Seat } from '$lib/kernel';
import type { Terrain, World } from './world';

export type { Terrain, World };

/** A cell of the World, named by its axial coordinates: `q,r`. */
export type Cell = HexName;

export type PieceType = 'nomad' | 'city' | 'ship' | 'temple' | 'mountaineer' | 'merchant';
export const PIECE_TYPES: readonly PieceType[] = ['nomad', 'city', 'ship', 'temple', 'mountaineer', 'merchant'];

/** In a view, a card that others do not see. */
export const HIDDEN = 'hidden';
/** A Civilization card is named by the pieces it sets in motion. */
export type Card = PieceType;

export type Resource = 'wood' | 'stone';
export const RESOURCES: readonly Resource[] = ['wood', 'stone'];
export type Goods = 'gold' | Resource;
export type Stock = Readonly<Record<Goods, number>>;
export type Price = Readonly<Partial<Record<Goods, number>>>;

/** Won by placing the last piece of a type. Tales bring trophies of other names. */
export type TrophyId = PieceType | 'dragon' | 'capital' | 'bridge' | 'floatingCities';

export type GuildId =
  | 'alchemists'
  | 'aquanauts'
  | 'archivists'
  | 'capitalists'
  | 'collectors'
  | 'corsairs'
  | 'doppelgangers'
  | 'lumberjacks'
  | 'machinists'
  | 'masterJewelers'
  | 'druids'
  | 'mercenaries'
  | 'farmers'
  | 'miners'
  | 'northerners'
  | 'psyMonks'
  | 'scholars'
  | 'travelers'
  | 'shadowCult'
  | 'snowmen'
  | 'thievesGuild'
  | 'sentinels'
  | 'trophyHunters'
  | 'winged';

export type Handicap = 'veryExperienced' | 'experienced' | 'regular' | 'novice';
export const HANDICAPS: readonly Handicap[] = ['veryExperienced', 'experienced', 'regular', 'novice'];

/** `<owner>-<type>-<number>`: the same wooden piece for as long as it stands in the World. */
export type PieceId = string;

export interface Piece {
  readonly id: PieceId;
  readonly type: PieceType;
  /** A civilization: seats first, then those that nobody plays. */
  readonly owner: number;
  readonly cell: Cell;
}

/** Each of the six cards lies in exactly one of the four zones (RF 6.1). */
export interface Zones {
  readonly hand: readonly Card[];
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  readonly reserve: readonly Card[];
  readonly decline: readonly Card[];
}

export interface CivState extends Zones {
  readonly stock: Stock;
  readonly trophies: readonly TrophyId[];
  readonly guilds: readonly GuildId[];
  readonly extinct: boolean;
}

/** What the options decide. */
export interface Variant {
  /** Trophies that end the game. */
  readonly target: number;
  /** The players lay the tiles of the World. */
  readonly builtByHand: boolean;
  readonly guilds: boolean;
  readonly handicaps: readonly Handicap[];
  /** The turn that is the last one in any case; 0 for no such turn. */
  readonly maxTurns: number;
}

export interface RafPosition extends Position {
  readonly variant: Variant;
  /** How many seats; civilizations that nobody plays come after them. */
  readonly players: number;
  /** 0 before the first turn. */
  readonly turn: number;
  /** Who holds the First Player token. */
  readonly first: number;
  readonly world: World;
  /** While the players build it: who laid the first tile, and how many tiles are dealt with. */
  readonly building: { readonly first: Seat; readonly laid: number } | null;
  readonly pieces: readonly Piece[];
  readonly bank: Stock;
  readonly civs: readonly CivState[];
  /** Trophies that nobody has won yet. */
  readonly trophies: readonly TrophyId[];
  /** How many were won, by whomever: it sets the price of a declined card and ends the game. */
  readonly won: number;
  /** How many of them still ask for a decline. */
  readonly pending: number;
  /** The card of this turn, by civilization; null before it is open, and for who has none. */
  readonly played: readonly (Card | null)[];
  /** Phase B: whose actions, who comes after, which pieces may still act, and the Cities that were robbed. */
  readonly acting: {
    readonly civ: number;
    readonly left: readonly number[];
    readonly ready: readonly PieceId[];
    readonly robbed: readonly Cell[];
  };
  /** Phases D and E: who recycles, whether the token has left an extinct holder, and a guild swapped in this turn. */
  readonly recycling: {
    readonly due: readonly number[];
    readonly tokenMoved: boolean;
    readonly swapped: boolean;
  };
  /** Guilds that nobody holds, face down; index 0 on top. */
  readonly guildDeck: readonly GuildId[];
  /** Guilds that were dealt and wait for a choice, by seat. */
  readonly dealt: readonly (readonly GuildId[])[];
}
