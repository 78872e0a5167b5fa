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
  SpecialActionId,
  Terrain,
  TownId
} from '../ids';
import type { DecisionKind } from './decisions';

/** Why the rules refuse a move. */
export interface TmRefusals {
  // Setup
  'arrange.bonuses': { n: number };
  'arrange.map': object;
  'arrange.order': object;
  'arrange.points': object;
  'arrange.promo': object;
  'arrange.scoring': object;
  'bid.high': { n: number };
  'bid.low': { n: number };
  'bid.open': object;
  'bonus.away': { bonus: BonusId };
  'faction.board': { faction: FactionId; other: FactionId };
  'faction.dealt': { faction: FactionId };
  'faction.set': { faction: FactionId };
  'faction.terrain': { faction: FactionId; terrain: Terrain };
  'lot.away': { faction: FactionId };
  'slot.none': { n: number };
  'slot.taken': { n: number };
  'terrain.taken': { terrain: Terrain };

  // Places
  'build.foreign': { hex: HexId; ground: Ground };
  'build.inland': { hex: HexId };
  'build.notTransformed': { hex: HexId };
  'ground.fixed': { hex: HexId; ground: Ground };
  'hex.done': { hex: HexId };
  'hex.occupied': { hex: HexId };
  'hex.river': { hex: HexId };
  'hex.unknown': { hex: HexId };
  jumpedAlready: { hex: HexId };
  reach: { hex: HexId };
  'river.foreign': object;
  'river.hex': { hex: HexId };
  'river.small': { hex: HexId };
  'river.town': { hex: HexId };
  'river.turn': object;
  'storm.adjacent': { hex: HexId };
  'storm.home': { hex: HexId };
  'volcano.only': { hex: HexId };
  walk: { hex: HexId; to: Ground; spades: number };

  // Actions
  'bridge.noStructure': { a: HexId; b: HexId };
  'bridge.none': object;
  'bridge.nowhere': object;
  'bridge.site': { a: HexId; b: HexId };
  'bridge.taken': { a: HexId; b: HexId };
  'dig.end': object;
  'dig.none': object;
  noDwelling: object;
  noPiece: { building: Building };
  noSpades: object;
  'order.taken': { cult: Cult; n: number };
  'pass.card': object;
  'pass.noCard': object;
  'power.used': { action: PowerActionId };
  'ride.nowhere': object;
  'shift.often': object;
  'shift.same': { terrain: Terrain };
  'shift.taken': { terrain: Terrain };
  'shipping.end': object;
  'shipping.none': object;
  'spades.few': { n: number };
  'spades.noTarget': object;
  'special.foreign': { action: SpecialActionId };
  'special.noStronghold': { action: SpecialActionId };
  'special.notHeld': { action: SpecialActionId };
  'special.used': { action: SpecialActionId };
  'storm.nowhere': object;
  'upgrade.empty': { hex: HexId };
  'upgrade.foreign': { hex: HexId };
  'upgrade.freeOnly': object;
  'upgrade.path': { hex: HexId; from: Building; to: Building };

  // Goods
  'burn.short': { n: number };
  'burn.unspent': { n: number };
  'convert.count': { n: number };
  'convert.rate': { from: Currency; to: Currency };
  'cult.low': { cult: Cult; n: number };
  'ordain.most': { n: number };
  'priests.none': object;
  'short.coins': { n: number };
  'short.workers': { n: number };
  'short.priests': { n: number };
  'short.vp': { n: number };
  'short.tokens': { n: number };
  'short.cult': { n: number };
  'short.power': { n: number };
  'short.power.burn': { n: number; burn: number };
  'tokens.bowl': { bowl: number };
  'tokens.count': { n: number };

  // Duties and turns
  'drop.gone': object;
  'drop.never': object;
  'favour.gone': { favour: FavourId };
  'favour.twice': { favour: FavourId };
  insideAction: object;
  'leech.event': { n: number };
  'leech.none': object;
  'skip.must': { what: DecisionKind };
  'skip.other': { what: DecisionKind };
  'tenth.key': { cult: Cult };
  'tenth.other': { cult: Cult };
  'tenth.taken': { cult: Cult };
  'town.gone': { town: TownId };
  'towns.none': object;
  'turn.action': object;
  'turn.duties': object;
  'unlock.done': { terrain: Terrain };
}
