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

/** Sprites of counters and rows of the score sheet; a move's stands with the move. */
const ICONS: Readonly<Record<string, string>> = {
  VP: 'vp',
  C: 'tm-coin',
  W: 'tm-worker',
  P: 'tm-priest',
  PW: 'tm-power',
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
