import type { Building, Cult, PowerActionId, SpecialActionId } from '../ids';

export const BUILDING: Readonly<Record<Building, string>> = {
  D: 'tm-dwelling',
  TP: 'tm-tradingPost',
  TE: 'tm-temple',
  SH: 'tm-stronghold',
  SA: 'tm-sanctuary'
};

export const GOOD = {
  coins: 'tm-coin',
  workers: 'tm-worker',
  priests: 'tm-priest',
  power: 'tm-power',
  spades: 'tm-spade',
  vp: 'vp'
} as const;

/** What an action brings, as its picture. */
export const ACTIONS: Readonly<Record<PowerActionId | SpecialActionId, string>> = {
  ACT1: 'tm-bridge-side',
  ACT2: 'tm-priest',
  ACT3: 'tm-worker',
  ACT4: 'tm-coin',
  ACT5: 'tm-spade',
  ACT6: 'tm-spade',
  BON1: 'tm-spade',
  BON2: 'tm-cults',
  FAV6: 'tm-cults',
  ACTA: 'tm-cults',
  ACTW: 'tm-dwelling',
  ACTS: 'tm-tradingPost',
  ACTC: 'tm-twice',
  ACTG: 'tm-spade',
  ACTN: 't-Y',
  ACTE: 'tm-bridge-side',
  ACTH: 'fa-shapeshifters'
};

export const cultIcon = (cult: Cult): string => `tm-${cult}`;

/** Sprites of chips, counters and rows of the score sheet. */
const ICONS: Readonly<Record<string, string>> = {
  arrange: 'ui-map',
  pickFaction: 'ui-people',
  pickTerrain: 'ui-map',
  bid: 'vp',
  takeLot: 'ui-people',
  place: BUILDING.D,
  takeBonus: 'tm-card',
  build: BUILDING.D,
  transform: 'tm-spade',
  upgrade: BUILDING.TE,
  advanceShipping: 'tm-ship',
  advanceDig: 'tm-spade',
  sendPriest: 'tm-priest',
  powerAction: 'tm-power',
  specialAction: 'tm-octagon',
  shapeshift: 'fa-shapeshifters',
  pass: 'ui-pass',
  takeFavour: 'tm-cults',
  takeTown: 'tm-key',
  cultStep: 'tm-cults',
  enterTenth: 'tm-cults',
  bridge: 'tm-bridge-side',
  ordain: 'tm-priest',
  unlock: 'tm-key',
  payTokens: 'tm-power',
  payCult: 'tm-cults',
  takeToken: 'tm-power',
  takeSpadeTokens: 'tm-power',
  leech: 'tm-power',
  declineLeech: 'ui-close',
  riverTown: 'tm-town',
  convert: 'ui-swap',
  burn: 'ui-flame',
  skip: 'ui-close',
  endTurn: 'ui-check',
  drop: 'ui-flag',
  VP: 'vp',
  C: 'tm-coin',
  W: 'tm-worker',
  P: 'tm-priest',
  P1: 'tm-bowl-1',
  P2: 'tm-bowl-2',
  P3: 'tm-bowl-3',
  FIRE: 'tm-fire',
  WATER: 'tm-water',
  EARTH: 'tm-earth',
  AIR: 'tm-air',
  KEYS: 'tm-key',
  SHIP: 'tm-ship',
  DIG: 'tm-spade'
};

export const iconOf = (name: string): string => ICONS[name] ?? 'ui-info';
