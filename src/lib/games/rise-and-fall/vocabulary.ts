import type { Seat } from '$lib/kernel';
import type { Card, Cell, GuildId, PieceType, Resource, TaleId, Terrain, TrophyId } from './state';
import type { Tier, WorldRefusals } from './world';

/** A piece of somebody on a cell. */
interface PieceOn {
  readonly seat: Seat;
  readonly piece: PieceType;
  readonly cell: Cell;
}

/** Gold for somebody at a cell. */
interface GoldAt {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly n: number;
}

interface CardOf {
  readonly seat: Seat;
  readonly card: Card;
}

interface TaleAt {
  readonly what: TaleId;
  readonly cell: Cell;
}

interface Facts {
  tale: { tale: TaleId };
  /** A special place is laid, or a creature set up. */
  laid: TaleAt & { seat: Seat };
  leftOut: { what: TaleId };
  /** An event has begun; a creature or the Typhoon goes somewhere or stays. */
  event: { what: TaleId };
  sent: TaleAt & { seat: Seat };
  stays: { what: TaleId };
  settled: { seat: Seat; cell: Cell };
  notSettled: { seat: Seat };
  crash: object;
  roused: { seat: Seat; n: number };
  erupts: object;
  lies: PieceOn;
  stands: PieceOn;
  hunted: { seat: Seat; piece: PieceType };
  bridged: { seat: Seat; cell: Cell };
  floated: { seat: Seat; cell: Cell };
  'floated.tie': object;
  increased: GoldAt;
  commerce: GoldAt;
  'treasure.gold': GoldAt;
  'treasure.found': { seat: Seat; cell: Cell; resource: Resource };
  'house.opened': { seat: Seat; n: number };
  'house.back': { seat: Seat; guild: GuildId };
  'house.kept': { seat: Seat; guild: GuildId };
  'guild.kept': { seat: Seat; guild: GuildId };
  'guild.passed': { seat: Seat; other: Seat; guild: GuildId };
  'build.first': { seat: Seat };
  tile: { seat: Seat; tier: Tier; cell: Cell };
  lift: { seat: Seat; tier: Tier; n: number };
  'tile.boxed': { tier: Tier };
  deploy: PieceOn;
  turn: { turn: number };
  card: CardOf;
  hurry: CardOf;
  concede: { seat: Seat };
  pass: CardOf;
  idle: CardOf;
  endActions: { seat: Seat; n: number };
  move: { seat: Seat; piece: PieceType; from: Cell; to: Cell };
  produce: PieceOn & { resource: Resource; n: number };
  build: PieceOn & { what: PieceType };
  grow: { seat: Seat; from: Cell; cell: Cell };
  educate: PieceOn & { from: Cell };
  tax: GoldAt;
  transform: PieceOn;
  trade: PieceOn & { n: number };
  convert: PieceOn & { other: number };
  tithe: GoldAt;
  'bank.bought': { seat: Seat; resource: Resource; n: number };
  'bank.sold': { seat: Seat; resource: Resource; n: number };
  exchange: { seat: Seat; resource: Resource; into: Resource };
  prospect: GoldAt;
  piracy: GoldAt & { other: number };
  attack: PieceOn & { other: number };
  steal: { seat: Seat; other: number; resource: Resource; cell: Cell };
  abandon: PieceOn;
  'card.gained': CardOf;
  'card.lost': CardOf;
  trophy: { seat: Seat; trophy: TrophyId; points: number; won: number; target: number };
  'decline.due': { n: number };
  decline: CardOf;
  buyBack: CardOf & { n: number };
  'buyBack.reserve': CardOf & { n: number };
  keepGold: { seat: Seat };
  extinct: { seat: Seat };
  swap: { seat: Seat; other: Seat; guild: GuildId };
  keepGuild: { seat: Seat };
  /** A piece went back to its owner. */
  lost: PieceOn;
  surplus: { seat: Seat; resource: Resource; n: number };
  recycle: { seat: Seat };
  token: { seat: Seat };
  'end.trophies': { n: number };
  'end.turns': { turn: number };
  'end.alone': { seat: Seat };
  'end.nobody': object;
}

interface Lacking {
  readonly needs: number;
  readonly has: number;
}

interface Refusals extends WorldRefusals {
  'world.lift': { n: number };
  'world.again': { n: number };
  'guilds.dealt': { guild: GuildId };
  'guilds.keep': { n: number };
  'guilds.pass': object;
  'guilds.noPass': object;
  'guilds.once': object;
  'deploy.done': { piece: PieceType };
  'deploy.ground': { piece: PieceType; terrain: Terrain };
  'deploy.special': object;
  'cell.unknown': { cell: Cell };
  'cell.far': { cell: Cell };
  'cell.cliff': { cell: Cell };
  'cell.ground': { cell: Cell; terrain: Terrain };
  'cell.occupied': { cell: Cell };
  'card.hand': { card: Card };
  'hurry.off': object;
  'act.card': { card: Card };
  'act.guild': object;
  'act.tale': object;
  'act.same': object;
  'actor.none': { card: Card; cell: Cell };
  'actor.done': { card: Card; cell: Cell };
  'actor.lying': { card: Card; cell: Cell };
  'move.same': object;
  'move.sea': { cell: Cell };
  'move.guarded': { cell: Cell };
  'move.way': { piece: PieceType; cell: Cell };
  'produce.ground': { piece: PieceType; terrain: Terrain };
  'resource.full': { resource: Resource; n: number };
  'resource.bank': { resource: Resource };
  'build.here': { piece: PieceType; what: PieceType };
  'reserve.none': { piece: PieceType };
  'price.gold': Lacking;
  'price.wood': Lacking;
  'price.stone': Lacking;
  'educate.nomad': { cell: Cell };
  'educate.far': { cell: Cell };
  'educate.stand': { piece: PieceType; terrain: Terrain };
  'income.none': object;
  'convert.none': { piece: PieceType; cell: Cell };
  'convert.own': { cell: Cell };
  'convert.type': { piece: PieceType };
  'convert.immune': { other: number };
  'convert.stand': { piece: PieceType; terrain: Terrain };
  'prospect.ground': { terrain: Terrain };
  'piracy.none': object;
  'piracy.poor': object;
  'attack.none': { piece: PieceType; cell: Cell };
  'attack.type': { piece: PieceType };
  'steal.city': { cell: Cell };
  'steal.twice': { cell: Cell };
  'steal.nothing': { other: number; resource: Resource };
  'steal.full': { resource: Resource };
  'abandon.merchant': { cell: Cell };
  'abandon.stand': { terrain: Terrain };
  'abandon.never': { piece: PieceType };
  'build.special': { cell: Cell };
  'lay.ground': { what: TaleId; cell: Cell; terrain: Terrain };
  'lay.special': { cell: Cell };
  'lay.beside': { what: TaleId; cell: Cell };
  'lay.region': { what: TaleId; cell: Cell };
  'send.cell': { what: TaleId; cell: Cell };
  'settle.cell': { cell: Cell };
  'hunt.three': { piece: PieceType };
  'hunt.gone': object;
  'four.cities': object;
  'four.shape': object;
  'four.apart': object;
  'bridge.built': object;
  'bridge.nomads': { cell: Cell };
  'bridge.ends': object;
  'bank.city': object;
  'bank.none': object;
  'port.plain': object;
  'port.full': { cell: Cell };
  'port.ship': { cell: Cell };
  'temples.three': { n: number };
  'cathedral.built': object;
  'floating.none': object;
  'orb.stay': { cell: Cell };
  'dolmens.near': { cell: Cell };
  'treasure.far': object;
  'cascade.far': object;
  'house.far': object;
  'house.none': object;
  'house.drawn': { guild: GuildId };
  'rouse.turn': object;
  'decline.active': { card: Card };
  'decline.count': { n: number };
  'decline.order': object;
  'buyBack.card': { card: Card };
  'buyBack.useless': { card: Card };
  'swap.guild': { guild: GuildId };
}

/** All that this game asks, tells, refuses and warns of. */
export interface RafVocabulary {
  decisions: {
    guilds: { keep: number; passes: boolean };
    /** How many tiles are still to be laid, this one counted. */
    tile: { tier: Tier; n: number };
    /** How many tiles must be lifted to make room. */
    lift: { tier: Tier; n: number };
    /** How many of the first pieces are left, this one counted. */
    deploy: { n: number };
    card: object;
    /** What do the pieces of the played card do? */
    act: { card: Card };
    decline: { n: number };
    buyBack: { price: number };
    'buyBack.forced': { price: number };
    swap: { price: number };
    /** Where does a special place lie, or a creature stand? */
    lay: { what: TaleId };
    /** An event that does harm is about to begin. */
    unleash: { what: TaleId };
    /** Where does an event lead a creature or the Typhoon? */
    send: { what: TaleId; how: string };
    /** Who has lost a Ship to the Leviathan may place a Nomad. */
    settle: object;
    /** In which direction does the Volcano point? */
    rouse: object;
    /** A piece cannot stay where its move ended. */
    moveOn: { piece: PieceType };
    /** Which of the guilds in the House? */
    house: { n: number };
  };
  facts: Facts;
  refusals: Refusals;
  warnings: {
    idle: { n: number };
    'bank.short': { n: number; due: number };
    'produce.less': { resource: Resource };
    'buyBack.reserve': { card: Card };
    'abandon.last': { piece: PieceType };
  };
}
