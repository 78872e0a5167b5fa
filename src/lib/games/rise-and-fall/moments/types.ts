import type { Refusal, Seat } from '$lib/kernel';
import type { Draft } from '../kit';
import type { Actor, Board } from '../rules/board';
import type {
  Card,
  Cell,
  GuildId,
  Piece,
  PieceId,
  PieceType,
  Price,
  RafPosition,
  Resource,
  Terrain,
  Twice
} from '../state';
import type { Region, Tier } from '../world';

/** Whose a moment is when it is nobody's: a tale belongs to the whole table. */
export const NOBODY = -1;

/**
 * What may be closed to a piece: `enter` a cell in a move at all, on foot, or `sail` or `fly` there, `pass` on to the
 * cells behind, `stop` there, `stand` there in any other way (deployed, grown, landed), `build` there.
 */
export type Closing = 'enter' | 'sail' | 'fly' | 'pass' | 'stop' | 'stand' | 'build';

/** Who wants to go or to stand somewhere. */
export type Visitor = Pick<Piece, 'owner' | 'type'>;

/** Somebody or something that closes cells to a visitor. */
export interface Bar {
  closes(n: number, what: Closing): boolean;
  /** What is said to whom it stops. */
  refuse(n: number): Refusal;
}

/** How a piece may move: how far, over what, through whom and where to (RF 8). A move uses one way throughout. */
export interface Way {
  /** What it is called, if it is not the usual one: who must move again goes in the same way. */
  readonly name?: string;
  /** In steps; without one there is no path, and only the end counts. */
  readonly range?: number;
  /** In the air, or in the water. */
  readonly flies?: boolean;
  readonly afloat?: boolean;
  /** From one cell to the next. */
  step(from: number, to: number): boolean;
  /** On to the cells behind. */
  pass(n: number): boolean;
  stop(n: number): boolean;
}

/** A piece about to move. */
export interface Walker {
  readonly position: RafPosition;
  readonly board: Board;
  readonly piece: Piece;
  readonly from: number;
}

/** What a piece may build besides the usual. */
export interface Recipe {
  readonly by: PieceType;
  readonly what: PieceType;
  readonly on: Terrain;
  readonly cost: Price;
}

/** An action that is not everybody's, for whom it is offered. */
export interface Offer {
  readonly kind: string;
  /** Pieces that may do it, if not the usual ones. */
  readonly by?: readonly PieceType[];
  when?(position: RafPosition, actor: Actor): boolean;
}

/** Something laid while the World is built, or set up after the deployment. */
export interface SetUpItem {
  /** After the last tile of a tier, or when everybody has deployed. */
  readonly after: Tier | 'deployment';
  /** Everybody lays one. */
  readonly each?: boolean;
  /** Asks this seat where it goes; false: there is nothing to ask, and it is left out. */
  ask(draft: Draft, seat: Seat): boolean;
}

/** A special place or a creature as it is set up: where it may go, and what then is there. */
export interface Place {
  /** In how many ways it can lie on a cell. */
  readonly turns: number;
  refuse(position: RafPosition, to: Cell, turn: number): Refusal | null;
  lay(draft: Draft, to: Cell, turn: number): void;
}

/** Where something goes when an event moves it. What a move answers is told by `how`. */
export interface Journey {
  targets(position: RafPosition, how: string): readonly Cell[];
  arrive(draft: Draft, to: Cell, how: string): void;
}

export type Income = 'tax' | 'trade' | 'tithe';
export type Reach = 'convert' | 'educate' | 'tithe';

/**
 * The moments at which the rules ask whether anything is different. A guild, a tale or the power of a civilization
 * that nobody plays answers at those it names. Most are asked about one civilization: of its own powers, and of the
 * tales. Those with a `holder` are asked of everything in play, for it may concern others than the one who has it.
 * What a cell is (terrain, level, region) is the World's to say: a tale changes it with `override`.
 */
export interface Moments {
  /** Ground: where pieces may stand besides the usual. */
  readonly stand?: Readonly<Partial<Record<PieceType, readonly Terrain[]>>>;
  /** Ground: cells that are closed to somebody; asked once for each search, null where nothing is. */
  bars?(position: RafPosition, holder: number, visitor: Visitor): Bar | null;
  readonly builds?: readonly Recipe[];

  /** Reach: ground that Nomads may walk besides the usual. */
  readonly roam?: readonly Terrain[];
  ways?(usual: readonly Way[], walker: Walker): readonly Way[];
  /** Reach: the greatest counts. */
  readonly reach?: Readonly<Partial<Record<Reach, (position: RafPosition, actor: Actor) => number>>>;
  /** Gold to convert a piece; undefined where it cannot be done. */
  conversionPrice?(usual: number | undefined, position: RafPosition, temple: Actor, target: Piece): number | undefined;
  /** Why a piece cannot be converted by anybody. */
  shields?(position: RafPosition, holder: number, target: Piece): Refusal | null;

  /** Actions offered to pieces. */
  readonly actions?: readonly Offer[];
  /** Other pieces that act with a card. */
  companions?(position: RafPosition, civ: number, card: Card): readonly PieceId[];
  /** Pieces that act twice with a card. */
  twice?(position: RafPosition, civ: number, card: Card): Readonly<Record<PieceId, Twice>>;
  /** A piece has done something; what follows is part of it. */
  acted?(draft: Draft, actor: Actor, kind: string): void;
  /** Cells where no move can end: the piece moves on from there at once. */
  springs?(position: RafPosition, n: number): boolean;
  /** What a piece may build on a special place all the same, and for what. */
  site?(position: RafPosition, actor: Actor, n: number, what: PieceType): Price | null;

  yields?(usual: number, actor: Actor, resource: Resource): number;
  income?(usual: number, position: RafPosition, actor: Actor, what: Income): number;
  /** How much of each resource may be held; the greatest counts. */
  readonly cap?: number;
  buyBackPrice?(usual: number): number;

  /** Before everything else: what it brings to the table. */
  prepare?(draft: Draft): void;
  /** Tiles that stay in the box. */
  readonly fewer?: Readonly<Partial<Record<Tier, number>>>;
  /** Before a tile is laid (how many of its tier are left, this one counted), and after. */
  beforeTile?(draft: Draft, tier: Tier, left: number): void;
  tileLaid?(draft: Draft, seat: Seat): void;
  readonly setUp?: readonly SetUpItem[];
  /** What its set-up lays. */
  readonly place?: Place;
  /** What its event moves. */
  readonly journey?: Journey;
  /** The Fantastic Event: it may do something at once, ask the holder of the token, or both. */
  event?(draft: Draft, holder: Seat): void;
  /** A guild has gone from a civilization to another. */
  guildLeft?(draft: Draft, civ: number, guild: GuildId): void;
  /** When recyclers are known, before they recycle. */
  beforeRecycling?(draft: Draft, civ: number): void;
  /** Whether a piece cannot be destroyed. */
  saves?(position: RafPosition, holder: number, piece: Piece): boolean;

  /** Points at the end. */
  regionPoints?(usual: number, region: Region): number;
  developmentPoints?(usual: number, points: (card: Card) => number, card: Card): number;
  trophyPoints?(usual: number, each: readonly number[]): number;
  /** A row of its own for a tale, a part of theirs for guilds. */
  points?(position: RafPosition, civ: number): number;
}

/** Something that answers at moments, by the name that positions know it by. */
export interface Power extends Moments {
  readonly id: string;
}

/** All that is heard at each moment, in order. */
export type Heard = { readonly [M in keyof Moments]?: readonly NonNullable<Moments[M]>[] };
