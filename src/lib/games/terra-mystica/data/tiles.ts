import type { BonusId, Building, Cult, FavourId, FinalTileId, PowerActionId, ScoringId, TownId } from '../ids';

/** What is gained or paid; power fills the bowls, spades are used at once. */
export interface Goods {
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  readonly power?: number;
  readonly spades?: number;
}

/** Prices and gains have all their fields in one order, like the tiles below: reading them is the rules' daily bread. */
export const goods = ({ coins = 0, workers = 0, priests = 0, power = 0, spades = 0 }: Goods): Goods => ({
  coins,
  workers,
  priests,
  power,
  spades
});

export const NO_GOODS = goods({});

/** Tiles of one kind, each with every field. */
const tiles = <K extends string, T extends object>(
  blank: { readonly [F in keyof Required<T>]: T[F] | undefined },
  by: Readonly<Record<K, T>>
): Readonly<Record<K, T>> => {
  const all = {} as Record<K, T>;
  for (const id in by) all[id] = { ...blank, ...by[id] };
  return all;
};

interface Favour {
  readonly copies: number;
  readonly cult: Cult;
  readonly steps: number;
  readonly income?: Goods;
  /** Points each time such a structure is built. */
  readonly vp?: Partial<Record<Building, number>>;
}

/** TM 2 and 6.7; FAV5, FAV6 and FAV12 have rules of their own. */
export const FAVOUR_TILES = tiles<FavourId, Favour>(
  { copies: 1, cult: 'fire', steps: 1, income: undefined, vp: undefined },
  {
    FAV1: { copies: 1, cult: 'fire', steps: 3 },
    FAV2: { copies: 1, cult: 'water', steps: 3 },
    FAV3: { copies: 1, cult: 'earth', steps: 3 },
    FAV4: { copies: 1, cult: 'air', steps: 3 },
    FAV5: { copies: 3, cult: 'fire', steps: 2 },
    FAV6: { copies: 3, cult: 'water', steps: 2 },
    FAV7: { copies: 3, cult: 'earth', steps: 2, income: goods({ workers: 1, power: 1 }) },
    FAV8: { copies: 3, cult: 'air', steps: 2, income: goods({ power: 4 }) },
    FAV9: { copies: 3, cult: 'fire', steps: 1, income: goods({ coins: 3 }) },
    FAV10: { copies: 3, cult: 'water', steps: 1, vp: { TP: 3 } },
    FAV11: { copies: 3, cult: 'earth', steps: 1, vp: { D: 2 } },
    FAV12: { copies: 3, cult: 'air', steps: 1 }
  }
);

/** FAV12 when passing, by trading posts on the map. */
export const FAV12_POINTS: readonly number[] = [0, 2, 3, 3, 4];

interface Town {
  readonly copies: number;
  readonly vp: number;
  readonly keys: number;
  readonly gain: Goods;
  /** Steps on all four cult tracks. */
  readonly steps?: number;
  /** One step of shipping; the Fakirs' carpet flies one hex further. */
  readonly shipping?: boolean;
  readonly promo?: boolean;
}

export const TOWN_TILES = tiles<TownId, Town>(
  { copies: 1, vp: 0, keys: 1, gain: NO_GOODS, steps: undefined, shipping: undefined, promo: undefined },
  {
    TW1: { copies: 2, vp: 5, keys: 1, gain: goods({ coins: 6 }) },
    TW2: { copies: 2, vp: 7, keys: 1, gain: goods({ workers: 2 }) },
    TW3: { copies: 2, vp: 9, keys: 1, gain: goods({ priests: 1 }) },
    TW4: { copies: 2, vp: 6, keys: 1, gain: goods({ power: 8 }) },
    TW5: { copies: 2, vp: 8, keys: 1, gain: NO_GOODS, steps: 1 },
    TW6: { copies: 1, vp: 2, keys: 2, gain: NO_GOODS, steps: 2, promo: true },
    TW7: { copies: 2, vp: 4, keys: 1, gain: NO_GOODS, shipping: true, promo: true },
    TW8: { copies: 1, vp: 11, keys: 1, gain: NO_GOODS, promo: true }
  }
);

interface Bonus {
  readonly income: Goods;
  /** Points when passing, for each such structure on the map. */
  readonly pass?: Partial<Record<Building, number>>;
  readonly passShipping?: number;
  /** More shipping during the action phase. */
  readonly shipping?: number;
  readonly promo?: boolean;
}

export const BONUS_CARDS = tiles<BonusId, Bonus>(
  { income: NO_GOODS, pass: undefined, passShipping: undefined, shipping: undefined, promo: undefined },
  {
    BON1: { income: goods({ coins: 2 }) },
    BON2: { income: goods({ coins: 4 }) },
    BON3: { income: goods({ coins: 6 }) },
    BON4: { income: goods({ power: 3 }), shipping: 1 },
    BON5: { income: goods({ power: 3, workers: 1 }) },
    BON6: { income: goods({ workers: 2 }), pass: { SH: 4, SA: 4 } },
    BON7: { income: goods({ workers: 1 }), pass: { TP: 2 } },
    BON8: { income: goods({ priests: 1 }) },
    BON9: { income: goods({ coins: 2 }), pass: { D: 1 } },
    BON10: { income: goods({ power: 3 }), passShipping: 3, promo: true }
  }
);

export interface Scoring {
  /** Points for a spade, a town or a structure. */
  readonly on: readonly ('spade' | 'town' | Building)[];
  readonly vp: number;
  /** The cult bonus at the end of the round: `gain` for every `per` steps; null: for each priest on an order space. */
  readonly cult: Cult | null;
  readonly per: number;
  readonly gain: Goods;
  readonly promo?: boolean;
}

export const SCORING_TILES = tiles<ScoringId, Scoring>(
  { on: [], vp: 0, cult: null, per: 1, gain: NO_GOODS, promo: undefined },
  {
    SCORE1: { on: ['spade'], vp: 2, cult: 'earth', per: 1, gain: goods({ coins: 1 }) },
    SCORE2: { on: ['town'], vp: 5, cult: 'earth', per: 4, gain: goods({ spades: 1 }) },
    SCORE3: { on: ['D'], vp: 2, cult: 'water', per: 4, gain: goods({ priests: 1 }) },
    SCORE4: { on: ['SH', 'SA'], vp: 5, cult: 'fire', per: 2, gain: goods({ workers: 1 }) },
    SCORE5: { on: ['D'], vp: 2, cult: 'fire', per: 4, gain: goods({ power: 4 }) },
    SCORE6: { on: ['TP'], vp: 3, cult: 'water', per: 4, gain: goods({ spades: 1 }) },
    SCORE7: { on: ['SH', 'SA'], vp: 5, cult: 'air', per: 2, gain: goods({ workers: 1 }) },
    SCORE8: { on: ['TP'], vp: 3, cult: 'air', per: 4, gain: goods({ spades: 1 }) },
    SCORE9: { on: ['TE'], vp: 4, cult: null, per: 1, gain: goods({ coins: 2 }), promo: true }
  }
);

/** TM 6.6. */
export const POWER_COSTS: Readonly<Record<PowerActionId, number>> = {
  ACT1: 3,
  ACT2: 3,
  ACT3: 4,
  ACT4: 4,
  ACT5: 4,
  ACT6: 6
};

/** TM 6.5 and 9. */
export const ORDER_VALUES: readonly number[] = [3, 2, 2, 2];
export const CULT_POWER: readonly (readonly [step: number, power: number])[] = [
  [3, 1],
  [5, 2],
  [7, 2],
  [10, 3]
];

/** TM 11. */
export const CULT_POINTS: readonly number[] = [8, 4, 2];
export const NETWORK_POINTS: readonly number[] = [18, 12, 6];

export const FINAL_TILE_IDS: readonly FinalTileId[] = [
  'greatest-distance',
  'stronghold-sanctuary',
  'outposts',
  'settlements'
];

export const START_VP = 20;
export const AUCTION_VP = 40;
export const SPADE_TILE: ScoringId = 'SCORE1';
export const ROUNDS = 6;
