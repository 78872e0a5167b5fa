import type { HexName, Json, Position, Seat } from '$lib/kernel';
import type { Terrain, World } from './world';

export type { Terrain, World };

/** A cell of the World, named by its axial coordinates: `q,r`. */
export type Cell = HexName;

/** A Civilization card is named by the pieces it sets in motion. */
export type Card = 'nomad' | 'city' | 'ship' | 'temple' | 'mountaineer' | 'merchant';
/** Pieces that have a card. */
export const PIECE_TYPES: readonly Card[] = ['nomad', 'city', 'ship', 'temple', 'mountaineer', 'merchant'];

/** Pieces that tales bring: they have no card of their own (RF 17.0). */
export type TalePiece = 'bank' | 'port' | 'capital' | 'cathedral';
export const TALE_PIECES: readonly TalePiece[] = ['bank', 'port', 'capital', 'cathedral'];

export type PieceType = Card | TalePiece;

/** In a view, a card that others do not see. */
export const HIDDEN = 'hidden';

export type Resource = 'wood' | 'stone';
export const RESOURCES: readonly Resource[] = ['wood', 'stone'];
export type Goods = 'gold' | Resource;
export type Stock = Readonly<Record<Goods, number>>;
export type Price = Readonly<Partial<Record<Goods, number>>>;

/** Won by placing the last piece of a type. Tales bring trophies of other names. */
export type TrophyId = Card | 'dragon' | 'capital' | 'bridge' | 'floatingCities';

/** In the order of their numbers, from 1. */
export const TALE_IDS = [
  'dragon',
  'leviathan',
  'waterElemental',
  'capital',
  'majesticBridge',
  'banks',
  'ports',
  'cathedral',
  'floatingCities',
  'dolmens',
  'stormPeak',
  'sunkenCity',
  'orbs',
  'giganticCavern',
  'swamp',
  'psyMonastery',
  'doppelgangerHouse',
  'thievesLair',
  'typhoon',
  'waterfall',
  'alchemistsTower',
  'caravansary',
  'volcano'
] as const;
export type TaleId = (typeof TALE_IDS)[number];

/** In the order of the rule book. */
export const GUILD_IDS = [
  'alchemists',
  'aquanauts',
  'archivists',
  'capitalists',
  'collectors',
  'corsairs',
  'doppelgangers',
  'lumberjacks',
  'machinists',
  'masterJewelers',
  'druids',
  'mercenaries',
  'farmers',
  'miners',
  'northerners',
  'psyMonks',
  'scholars',
  'travelers',
  'shadowCult',
  'snowmen',
  'thievesGuild',
  'sentinels',
  'trophyHunters',
  'winged'
] as const;
export type GuildId = (typeof GUILD_IDS)[number];

export type Handicap = 'veryExperienced' | 'experienced' | 'regular' | 'novice';
export const HANDICAPS: readonly Handicap[] = ['veryExperienced', 'experienced', 'regular', 'novice'];

/** `<owner>-<type>-<number>`: the same wooden piece for as long as it stands in the World. */
export type PieceId = string;

export interface Piece {
  readonly id: PieceId;
  readonly type: PieceType;
  /** A civilization: seats first, then those that nobody plays. */
  readonly owner: number;
  /** A unit on the cell of the bridge stands on its deck. */
  readonly cell: Cell;
  /** Cannot act; it stands up when its owner's actions with its card are over (RF 17.0). */
  readonly lying?: true;
}

/** A piece that may act twice: whether the second action must be another one, and what the first one was. */
export interface Twice {
  readonly other: boolean;
  readonly did: string | null;
}

/** Each of the six cards lies in exactly one of the four zones (RF 6.1). */
interface Zones {
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
  /** Whoever is late may be hurried; not there in a game without. */
  readonly hurry?: true;
  /** The tales in play, in the order of their numbers; not there in a game without. */
  readonly tales?: readonly TaleId[];
  /** Events that do harm wait for the holder of the token; not there in games begun before they did. */
  readonly unleashed?: true;
  /** Four Cities that hang together in any way become the Capital; not there where they form a rhombus. */
  readonly anyShape?: true;
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
    /** Pieces that lay when these actions began, and those that may act twice; not there when there are none. */
    readonly lying?: readonly PieceId[];
    readonly twice?: Readonly<Record<PieceId, Twice>>;
    /** A piece that cannot stay where its move ended: the cells it has sprung from, and in which ways it goes. */
    readonly onward?: { readonly id: PieceId; readonly from: readonly Cell[]; readonly ways: readonly string[] };
  };
  /** Phases D and E: who recycles, whether the token has left an extinct holder, and a guild swapped in this turn. */
  readonly recycling: {
    readonly due: readonly number[];
    readonly tokenMoved: boolean;
    readonly swapped: boolean;
    /** Tales whose events are still to come; not there when there are none. */
    readonly events?: readonly TaleId[];
  };
  /** Guilds that nobody holds, face down; index 0 on top. */
  readonly guildDeck: readonly GuildId[];
  /** Guilds that were dealt and wait for a choice, by seat. */
  readonly dealt: readonly (readonly GuildId[])[];
  /** What tales keep, by their names; not there in a game without. */
  readonly tales?: Readonly<Record<string, Json>>;
  /** With tales: how many things of the set-up are dealt with, and how many steps of the rotation they took. */
  readonly setUp?: { readonly done: number; readonly steps: number };
}
