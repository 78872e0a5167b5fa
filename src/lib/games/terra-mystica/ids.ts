import type { Seat } from '$lib/kernel';

/** Terrains of the cycle in its order (TM 3.4): desert, plains, swamp, lake, forest, mountain, wasteland. */
export const CYCLE = ['Y', 'U', 'K', 'B', 'G', 'S', 'R'] as const;
export type Terrain = (typeof CYCLE)[number];
/** What land can be: a terrain of the cycle, ice or volcano. */
export const LANDS = [...CYCLE, 'ICE', 'VOLCANO'] as const;
export type Land = (typeof LANDS)[number];
/** What a hex can show: land or river. */
export type Ground = Land | 'I';

export const BUILDINGS = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
/** Dwelling, trading post, temple, stronghold, sanctuary. */
export type Building = (typeof BUILDINGS)[number];
/** What a structure can be upgraded to. */
export const UPGRADES = ['TP', 'TE', 'SH', 'SA'] as const;

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

/** A hex by its printed name, as in maps and ledgers: land `E6`, river `r17`. */
export type HexId = string;

export const FACTIONS = [
  'auren',
  'witches',
  'alchemists',
  'darklings',
  'halflings',
  'cultists',
  'engineers',
  'dwarves',
  'mermaids',
  'swarmlings',
  'chaos-magicians',
  'giants',
  'fakirs',
  'nomads',
  'ice-maidens',
  'yetis',
  'acolytes',
  'dragonlords',
  'shapeshifters',
  'riverwalkers'
] as const;
export type FactionId = (typeof FACTIONS)[number];

export const FAVOURS = [
  'FAV1',
  'FAV2',
  'FAV3',
  'FAV4',
  'FAV5',
  'FAV6',
  'FAV7',
  'FAV8',
  'FAV9',
  'FAV10',
  'FAV11',
  'FAV12'
] as const;
export type FavourId = (typeof FAVOURS)[number];

/** TW6 to TW8 are promotional tiles. */
export const TOWNS = ['TW1', 'TW2', 'TW3', 'TW4', 'TW5', 'TW6', 'TW7', 'TW8'] as const;
export type TownId = (typeof TOWNS)[number];

/** BON10 is a promotional card. */
export const BONUSES = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9', 'BON10'] as const;
export type BonusId = (typeof BONUSES)[number];

/** SCORE9 is a promotional tile. */
export const SCORINGS = [
  'SCORE1',
  'SCORE2',
  'SCORE3',
  'SCORE4',
  'SCORE5',
  'SCORE6',
  'SCORE7',
  'SCORE8',
  'SCORE9'
] as const;
export type ScoringId = (typeof SCORINGS)[number];

export const FINAL_TILES = ['greatest-distance', 'stronghold-sanctuary', 'outposts', 'settlements'] as const;
export type FinalTileId = (typeof FINAL_TILES)[number];

/** The six power actions of the board. */
export const POWER_ACTIONS = ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6'] as const;
export type PowerActionId = (typeof POWER_ACTIONS)[number];

/** Actions of bonus cards, favours and strongholds. ACTH is the Shapeshifters' change of home. */
export const SPECIAL_ACTIONS = [
  'BON1',
  'BON2',
  'FAV6',
  'ACTA',
  'ACTW',
  'ACTS',
  'ACTC',
  'ACTG',
  'ACTN',
  'ACTE',
  'ACTH'
] as const;
export type SpecialActionId = (typeof SPECIAL_ACTIONS)[number];

/** What is converted (TM 7). */
export const CURRENCIES = ['power', 'priests', 'workers', 'coins', 'vp'] as const;
export type Currency = (typeof CURRENCIES)[number];

export type { Seat };
