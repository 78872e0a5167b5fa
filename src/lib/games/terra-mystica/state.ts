import type { Position, Seat } from '$lib/kernel';
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  FinalTileId,
  Ground,
  HexId,
  PowerActionId,
  ScoringId,
  SpecialActionId,
  Terrain,
  TownId
} from './ids';
import type { Rules } from './options';
import type { Asked } from './vocabulary/decisions';

/** A structure on the map. */
export interface Piece {
  readonly seat: Seat;
  readonly kind: Building;
  /** It belongs to a town (TM 10). */
  readonly town: boolean;
}

export interface Bridge {
  readonly seat: Seat;
  readonly a: HexId;
  readonly b: HexId;
}

/** Power tokens in bowls I, II and III. */
export type Bowls = readonly [number, number, number];
export type CultSteps = Readonly<Record<Cult, number>>;

/** What a seat owns. Before the choice of factions `faction` is null and everything is zero. */
export interface SeatState {
  readonly faction: FactionId | null;
  /**
   * Home terrain of base factions and the present one of the Shapeshifters; start terrain of ice,
   * volcano and Riverwalkers. Null until it is picked.
   */
  readonly terrain: Terrain | null;
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  /** Priests in hand. */
  readonly priests: number;
  readonly power: Bowls;
  /** Tokens that left the game (burnt or paid) and tokens that came from the general supply. */
  readonly gone: number;
  readonly added: number;
  readonly cults: CultSteps;
  /** Level on the shipping track, without bonus cards. */
  readonly shipping: number;
  /** Steps taken on the dig track. */
  readonly dig: number;
  /** Structures of each kind on the map. */
  readonly built: Readonly<Record<Building, number>>;
  readonly bridges: number;
  readonly favours: readonly FavourId[];
  readonly towns: readonly TownId[];
  /** Keys of all towns, used ones included (TM 9). */
  readonly keys: number;
  readonly bonus: BonusId | null;
  readonly passed: boolean;
  /** Special actions used this round (TM 6.7). */
  readonly used: readonly SpecialActionId[];
  /** Terrains the Riverwalkers may build on; empty for everybody else. */
  readonly unlocked: readonly Terrain[];
  /** How much further the carpet flies than printed (a promotional town tile). */
  readonly carpet: number;
  /** Changes of home terrain made, for old Shapeshifter rules. */
  readonly shifts: number;
  /** Left the game (imported games only). */
  readonly dropped: boolean;
  /** Victory points by source: the score sheet's rows (TM 11). Their sum is `vp`. */
  readonly points: Readonly<Record<string, number>>;
}

/** One structure event and who may still leech from it (TM 8). */
export interface LeechEvent {
  readonly id: number;
  /** Who built. */
  readonly seat: Seat;
  readonly hex: HexId;
  /** Who has not decided yet, clockwise from the builder's left, with the full value of the offer. */
  readonly waiting: readonly { readonly seat: Seat; readonly offer: number }[];
  readonly taken: number;
  readonly declined: number;
}

/** What the present action has done so far. */
export interface ActionProgress {
  /** Main actions still to come after this one: the Chaos Magicians' double turn. */
  readonly more: number;
  /** Hexes turned into home terrain in this action: a dwelling may follow on one of them. */
  readonly made: readonly HexId[];
  /** Tunnel or carpet was used in this action. */
  readonly jumped: HexId | null;
  /** Steps onto space 10 that failed for want of a key alone. */
  readonly blocked: readonly Cult[];
  /** Power burnt and not spent yet, under the strict burn rule. */
  readonly burnt: number;
}

/** A lot of the faction auction (TM 4.6). */
export interface Auction {
  /** Factions that are still to be won. */
  readonly lots: readonly FactionId[];
  readonly drawn: readonly FactionId[];
  /** Seats still in this lot, the next to speak first. */
  readonly bidding: readonly Seat[];
  /** The highest bid, or -1 before the opening. */
  readonly bid: number;
  readonly leader: Seat | null;
  /** Place on the turn-order board by seat; null until it is chosen. */
  readonly slots: readonly (number | null)[];
}

export interface TmPosition extends Position {
  readonly owed: readonly Asked[];
  readonly rules: Rules;
  /** `base`, `fi1`, `fi2` or a layout (see `map.ts`). */
  readonly map: string;
  readonly players: number;
  /** 0 during setup, then 1 to 6. */
  readonly round: number;
  /** Turn order of this round. */
  readonly order: readonly Seat[];
  /** Who has passed this round, in that order. */
  readonly passing: readonly Seat[];
  readonly active: Seat | null;
  readonly deed: ActionProgress;
  /** By number of the hex, see `map.ts`. */
  readonly ground: readonly Ground[];
  readonly pieces: readonly (Piece | null)[];
  readonly bridges: readonly Bridge[];
  /** River hexes with a town tile of the Mermaids. */
  readonly riverTowns: readonly { readonly seat: Seat; readonly hex: HexId }[];
  readonly seats: readonly SeatState[];
  /** Copies left. */
  readonly favours: Readonly<Record<FavourId, number>>;
  readonly towns: Readonly<Record<TownId, number>>;
  /** Bonus cards on the table and the coins on each. */
  readonly bonuses: Readonly<Partial<Record<BonusId, number>>>;
  /** Rounds 1 to 6. */
  readonly scoring: readonly ScoringId[];
  readonly finalTile: FinalTileId | null;
  readonly powerUsed: readonly PowerActionId[];
  /** Owners of the priests on each track's order spaces 3, 2, 2, 2 (TM 6.5). */
  readonly orders: Readonly<Record<Cult, readonly (Seat | null)[]>>;
  readonly events: readonly LeechEvent[];
  /** The number the next structure event gets. */
  readonly eventId: number;
  /** Factions that can still be chosen: boards dealt, or all (TM 4.4). Index by seat when dealt. */
  readonly dealt: readonly (readonly FactionId[])[];
  readonly auction: Auction | null;
}
