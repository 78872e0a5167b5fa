import type { Seat } from '$lib/kernel';
import type {
  BonusId,
  Building,
  Cult,
  Currency,
  FactionId,
  FavourId,
  Ground,
  HexId,
  PowerActionId,
  ScoringId,
  SpecialActionId,
  Terrain,
  TownId
} from '../ids';
import type { DecisionKind } from './decisions';

interface Income {
  seat: Seat;
  coins: number;
  workers: number;
  power: number;
  priests: number;
}

/** What can happen, and what the log's words and the board's motion know of it. */
export interface TmFacts {
  arranged: object;
  faction: { seat: Seat; faction: FactionId };
  terrain: { seat: Seat; terrain: Terrain };
  bid: { seat: Seat; n: number };
  bidOut: { seat: Seat };
  lotWon: { seat: Seat; n: number };
  slot: { seat: Seat; n: number };
  placed: { seat: Seat; hex: HexId };
  firstBonus: { seat: Seat; bonus: BonusId };

  round: { n: number; tile: ScoringId };
  income: Income;
  cultBonus: Income;
  cultSpades: { seat: Seat; n: number };

  transformed: { seat: Seat; hex: HexId; to: Ground; n: number };
  /** By tunnel or carpet. */
  jumped: { seat: Seat; hex: HexId };
  built: { seat: Seat; hex: HexId };
  upgraded: { seat: Seat; hex: HexId; building: Building };
  shipping: { seat: Seat; n: number };
  dig: { seat: Seat; n: number };
  priestSent: { seat: Seat; cult: Cult; n: number };
  powerAction: { seat: Seat; action: PowerActionId };
  specialAction: { seat: Seat; action: SpecialActionId };
  bridge: { seat: Seat; a: HexId; b: HexId };
  shapeshifted: { seat: Seat; terrain: Terrain };
  passed: { seat: Seat; bonus: BonusId; n: number };
  passedLast: { seat: Seat };

  cult: { seat: Seat; cult: Cult; n: number; at: number };
  cultStays: { seat: Seat; cult: Cult };
  cultPaid: { seat: Seat; cult: Cult; n: number };
  favour: { seat: Seat; favour: FavourId };
  townFounded: { seat: Seat; n: number };
  riverTown: { seat: Seat; hex: HexId };
  town: { seat: Seat; town: TownId };
  points: { seat: Seat; n: number; source: string };
  pointsLost: { seat: Seat; n: number; source: string };

  leeched: { seat: Seat; from: Seat; n: number };
  leechDeclined: { seat: Seat; from: Seat; n: number };
  allDeclined: { seat: Seat };
  tokenTaken: { seat: Seat };
  spadeTokens: { seat: Seat; n: number };
  tokensPaid: { seat: Seat; n: number };
  ordained: { seat: Seat; n: number };
  unlocked: { seat: Seat; terrain: Terrain };
  priestTaken: { seat: Seat };
  priestsLost: { seat: Seat; n: number };
  converted: { seat: Seat; from: Currency; to: Currency; paid: number; n: number };
  burnt: { seat: Seat; n: number };
  skipped: { seat: Seat; what: DecisionKind };
  dropped: { seat: Seat };
}
