/** The words of the notation (TM 18) and ours, both ways. */
const FACTIONS: Readonly<Record<string, string>> = {
  chaosmagicians: 'chaos-magicians',
  icemaidens: 'ice-maidens',
  dragonmasters: 'dragonlords'
};
const WRITTEN: Readonly<Record<string, string>> = {
  'chaos-magicians': 'chaosmagicians',
  'ice-maidens': 'icemaidens'
};

/** Our faction's name; a word that is no faction stays as it is. */
export const factionOf = (word: string): string => FACTIONS[word] ?? word;

export const writtenFaction = (faction: string): string => WRITTEN[faction] ?? faction;

export const COLOURS = {
  yellow: 'Y',
  brown: 'U',
  black: 'K',
  blue: 'B',
  green: 'G',
  gray: 'S',
  grey: 'S',
  red: 'R',
  ice: 'ICE',
  volcano: 'VOLCANO'
} as const;

export type LedgerTerrain = (typeof COLOURS)[keyof typeof COLOURS];

const COLOUR_OF = Object.fromEntries(
  Object.entries(COLOURS)
    .filter(([colour]) => colour !== 'grey')
    .map(([colour, terrain]) => [terrain, colour])
);

export const terrainOf = (colour: string): LedgerTerrain | undefined =>
  Object.hasOwn(COLOURS, colour) ? COLOURS[colour as keyof typeof COLOURS] : undefined;

export const colourOf = (terrain: string): string => COLOUR_OF[terrain] ?? terrain;

export const BUILDINGS = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
export type LedgerBuilding = (typeof BUILDINGS)[number];

const LONG: Readonly<Record<string, LedgerBuilding>> = {
  DWELLING: 'D',
  'TRADING POST': 'TP',
  TEMPLE: 'TE',
  STRONGHOLD: 'SH',
  SANCTUARY: 'SA'
};

export function buildingOf(word: string): LedgerBuilding | undefined {
  const name = word.toUpperCase();
  return BUILDINGS.find((building) => building === name) ?? LONG[name];
}

export type LedgerGood = 'C' | 'W' | 'P' | 'PW' | 'VP';

const GOODS: Readonly<Record<string, LedgerGood>> = {
  C: 'C',
  COIN: 'C',
  COINS: 'C',
  W: 'W',
  WORKER: 'W',
  WORKERS: 'W',
  P: 'P',
  PRIEST: 'P',
  PRIESTS: 'P',
  PW: 'PW',
  POWER: 'PW',
  VP: 'VP'
};

export const goodOf = (word: string): LedgerGood | undefined => GOODS[word.toUpperCase()];

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type LedgerCult = (typeof CULTS)[number];

export const cultOf = (word: string): LedgerCult | undefined => CULTS.find((cult) => cult === word.toLowerCase());

/** Land as A1, rivers as r1. */
export const hexOf = (word: string): string => (/^r\d+$/i.test(word) ? word.toLowerCase() : word.toUpperCase());
