import type { Decision, Move, Seat } from '$lib/kernel';
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
} from '../ids';

// ---------------------------------------------------------------- setup (TM 4)

/** Answers `arrange` (arranged games only): the random parts of the setup as they lay on another table. */
export interface Arrange extends Move {
  kind: 'arrange';
  /** Round 1 first. */
  scoring: ScoringId[];
  /** The cards in play. */
  bonuses: BonusId[];
  finalTile: FinalTileId | null;
  /** `base`, `fi1`, `fi2` or rows of terrain letters joined by `/` (a missing row A is an empty first row). */
  map: string;
}
/** Answers `faction`. */
export interface PickFaction extends Move {
  kind: 'pickFaction';
  faction: FactionId;
}
/** Answers `terrain` (start or home terrain at setup). */
export interface PickTerrain extends Move {
  kind: 'pickTerrain';
  terrain: Terrain;
}
/** Answers `bid`: more than the highest bid, or null to leave this lot. */
export interface Bid extends Move {
  kind: 'bid';
  n: number | null;
}
/** Answers `lot`: the winner of a lot takes a faction and a place in the turn order, counted from 0. */
export interface TakeLot extends Move {
  kind: 'takeLot';
  faction: FactionId;
  slot: number;
}
/** Answers `firstDwelling`. */
export interface Place extends Move {
  kind: 'place';
  hex: HexId;
}
/** Answers `firstBonus`. */
export interface TakeBonus extends Move {
  kind: 'takeBonus';
  bonus: BonusId;
}

// ---------------------------------------------------------------- main actions, answering `turn` (TM 6)

/**
 * Answers `turn` (all spades bought, or the volcano factions' payment), `spades` (free spades first, the
 * rest bought where the decision allows it) and `sandstorm` (spades 0). Giants always use 2 spades; the
 * volcano factions give `spades` 0 and `to` VOLCANO. Tunnel and carpet are implied by the target.
 */
export interface Transform extends Move {
  kind: 'transform';
  hex: HexId;
  to: Ground;
  spades: number;
}
/**
 * Answers `turn` (build only, on a hex that is home already), `dwelling` (on a hex made home in this
 * action) and `freeDwelling` (the Witches' ride).
 */
export interface Build extends Move {
  kind: 'build';
  hex: HexId;
}
/** Answers `turn` and, with `to` TP, `freeTradingPost`. */
export interface Upgrade extends Move {
  kind: 'upgrade';
  hex: HexId;
  to: Exclude<Building, 'D'>;
}
export interface AdvanceShipping extends Move {
  kind: 'advanceShipping';
}
export interface AdvanceDig extends Move {
  kind: 'advanceDig';
}
/** `value` is the printed value of the order space, 3 or 2; 1 returns the priest to the supply. */
export interface SendPriest extends Move {
  kind: 'sendPriest';
  cult: Cult;
  value: 1 | 2 | 3;
}
/** Pays; what follows (bridge, spades) is owed as a decision of its own. */
export interface PowerAction extends Move {
  kind: 'powerAction';
  action: PowerActionId;
}
/** BON1, BON2, FAV6 and strongholds, except ACTH. What follows is owed as a decision of its own. */
export interface SpecialAction extends Move {
  kind: 'specialAction';
  action: Exclude<SpecialActionId, 'ACTH'>;
}
/** ACTH: new home terrain, paid with power (III to I) or with tokens that leave the game (then `payTokens`). */
export interface Shapeshift extends Move {
  kind: 'shapeshift';
  terrain: Terrain;
  pay: 'power' | 'tokens';
}
/** The next bonus card; null in round 6. */
export interface Pass extends Move {
  kind: 'pass';
  bonus: BonusId | null;
}

// ---------------------------------------------------------------- free moves, at `turn` and `after` (TM 7)

export type Currency = 'power' | 'priests' | 'workers' | 'coins' | 'vp';
/** `n` times the rate: n units of `to` are made. Priest to coin is direct, 1 for 1. */
export interface Convert extends Move {
  kind: 'convert';
  from: Currency;
  to: Currency;
  n: number;
}
export interface Burn extends Move {
  kind: 'burn';
  n: number;
}
/** The Mermaids' town over a river hex (TM 10.4); the tile is chosen next (`town`). Legal at T0, T1 and T4. */
export interface RiverTown extends Move {
  kind: 'riverTown';
  hex: HexId;
}
/** Answers `after`. */
export interface EndTurn extends Move {
  kind: 'endTurn';
}

// ---------------------------------------------------------------- obligations (TM 5.4)

/** Answers `favour`. */
export interface TakeFavour extends Move {
  kind: 'takeFavour';
  favour: FavourId;
}
/** Answers `town`. */
export interface TakeTown extends Move {
  kind: 'takeTown';
  town: TownId;
}
/** Answers `cultSteps`: all its `n` steps on this track. */
export interface CultStep extends Move {
  kind: 'cultStep';
  cult: Cult;
}
/** Answers `tenth`: one track enters space 10. */
export interface EnterTenth extends Move {
  kind: 'enterTenth';
  cult: Cult;
}
/** Answers `bridge`. The ends in the map's order (`siteOf` in map.ts puts them so). */
export interface BuildBridge extends Move {
  kind: 'bridge';
  a: HexId;
  b: HexId;
}
/** Answers `ordination`: workers that become priests, 0 to 3. */
export interface Ordain extends Move {
  kind: 'ordain';
  n: number;
}
/** Answers `unlock`: the Riverwalkers free a terrain, or take the priest (null). */
export interface Unlock extends Move {
  kind: 'unlock';
  terrain: Terrain | null;
}
/** Answers `payTokens`: tokens taken from each bowl. Not asked when there is one way only or with `tokenOrder: auto`. */
export interface PayTokens extends Move {
  kind: 'payTokens';
  bowls: [number, number, number];
}
/** Answers `payCult`: the Acolytes' payment, all on one track. */
export interface PayCult extends Move {
  kind: 'payCult';
  cult: Cult;
}
/** Answers `token`: the Shapeshifters pay 1 VP for a token in bowl III. */
export interface TakeToken extends Move {
  kind: 'takeToken';
}
/**
 * Declines what is optional: leftover or unwanted `spades`, `dwelling`, `bridge`, `token`, `tenth` and the
 * Acolytes' or Dragonlords' free spades (`cultSteps`, `spadeTokens`). With `allowDrop` also mandatory ones.
 * `what` names the kind of decision.
 */
export interface Decline extends Move {
  kind: 'skip';
  what: DecisionKind;
}
/** Answers `spadeTokens`: the Dragonlords take a token in bowl I for each free spade. */
export interface TakeSpadeTokens extends Move {
  kind: 'takeSpadeTokens';
}

// ---------------------------------------------------------------- leech (TM 8)

/** Answers `leech`: `event` as in the decision. */
export interface Leech extends Move {
  kind: 'leech';
  event: number;
}
export interface DeclineLeech extends Move {
  kind: 'declineLeech';
  event: number;
}

/**
 * A player leaves the game (arranged games only). Whoever is asked something may report it; what `who` still
 * owed falls away. `seat` is a seat with an open decision.
 */
export interface Drop extends Move {
  kind: 'drop';
  who: Seat;
}

export type TmMove =
  | Arrange
  | PickFaction
  | PickTerrain
  | Bid
  | TakeLot
  | Place
  | TakeBonus
  | Transform
  | Build
  | Upgrade
  | AdvanceShipping
  | AdvanceDig
  | SendPriest
  | PowerAction
  | SpecialAction
  | Shapeshift
  | Pass
  | Convert
  | Burn
  | RiverTown
  | EndTurn
  | TakeFavour
  | TakeTown
  | CultStep
  | EnterTenth
  | BuildBridge
  | Ordain
  | Unlock
  | PayTokens
  | PayCult
  | TakeToken
  | TakeSpadeTokens
  | Decline
  | Leech
  | DeclineLeech
  | Drop;

/** The kinds of decision that can be owed, and what each carries. */
export interface Owed {
  /** Setup. */
  arrange: object;
  faction: object;
  terrain: object;
  bid: { bid: number };
  lot: object;
  firstDwelling: object;
  firstBonus: object;
  /** T0: free moves and one main action; `double` inside the Chaos Magicians' double turn. */
  turn: { double?: boolean };
  /** T4: free moves, then `endTurn`. */
  after: object;
  favour: object;
  town: object;
  /** `n` steps on one track; `spade`: they stand for free spades of the Acolytes, one decision each. */
  cultSteps: { n: number; spade?: boolean };
  /** `cults`: who could enter space 10; `n`: how many may. */
  tenth: { cults: Cult[]; n: number };
  /**
   * `n` free spades; `buy`: more may be bought for the next hex; `build`: a dwelling may follow;
   * `spread`: any hexes, whether or not they become home (cult bonus); `done`: hexes already worked on.
   */
  spades: { n: number; buy: boolean; build: boolean; spread: boolean; done: HexId[]; first: boolean };
  spadeTokens: { n: number };
  sandstorm: object;
  /** A dwelling on one of `hexes`. */
  dwelling: { hexes: HexId[] };
  freeDwelling: object;
  freeTradingPost: object;
  bridge: object;
  ordination: object;
  unlock: object;
  payTokens: { n: number };
  payCult: { n: number };
  token: object;
  leech: { event: number; from: Seat; hex: HexId; amount: number; cost: number };
}
export type DecisionKind = keyof Owed;
export type TmDecision<K extends DecisionKind = DecisionKind> = Decision & { kind: K } & Owed[K];
