import { goods, type Goods } from '../data/tiles';
import type { Building, CULTS, Currency, FactionId, SpecialActionId, Terrain } from '../ids';
import type { Bowls } from '../state';

export type Price = Pick<Goods, 'coins' | 'workers' | 'priests' | 'power'>;

export interface BuildingData {
  /** Power value for leech and towns. */
  readonly value: number;
  /** For trading posts: with an opponent directly beside it. */
  readonly cost: Price;
  readonly costAlone?: Price;
  /** Cumulative, by pieces on the map. */
  readonly income: Readonly<Partial<Record<keyof Price, readonly number[]>>>;
  readonly favours?: number;
}

/** Reaching a hex over others (TM 6.1): hex distance at most `reach`, or `reachSH` with the stronghold. */
interface Jump {
  readonly reach: number;
  readonly reachSH: number;
  readonly cost: Price;
  readonly costSH: Price;
  readonly vp: number;
  /** A promotional town tile lets it go further. */
  readonly grows: boolean;
}

/** A faction's figures; what it does at certain moments stands in `abilities`. */
export interface Faction {
  readonly id: FactionId;
  readonly set: 'base' | 'fireIce';
  /** The two sides of one board exclude each other. */
  readonly board: string;
  /** The printed home terrain; null where it is picked. */
  readonly home: Terrain | null;
  /**
   * What its land is: a terrain of the cycle, ice or volcano; `river`: any unlocked terrain by the river.
   */
  readonly land: 'terrain' | 'ice' | 'volcano' | 'river';
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    readonly power: Bowls;
    readonly cults: Readonly<Record<(typeof CULTS)[number], number>>;
    readonly dwellings: number;
  };
  /** Places its first dwelling after all others. */
  readonly last?: boolean;
  readonly vp2017: number;
  readonly buildings: Readonly<Record<Building, BuildingData>>;
  /** `vp`: points on reaching each level. */
  readonly shipping: { readonly start: number; readonly max: number; readonly vp: readonly number[] };
  /** Whether the shipping track can be advanced by paying. */
  readonly sails: boolean;
  /** Price of a spade by level, and of the next level; null: no spades at all. */
  readonly dig: { readonly cost: readonly Price[]; readonly advance: Price | null } | null;
  /** How a hex is transformed: with spades, by cult steps, by power tokens, or never. */
  readonly terraform: 'spades' | 'cult' | 'tokens' | 'none';
  /** Price of a volcano: on another player's home terrain, and elsewhere. */
  readonly volcano?: { readonly home: number; readonly else: number };
  /** Every transformation takes exactly so many spades and ends at home. */
  readonly exactly?: number;
  /** Points for each spade bought. */
  readonly spadeVp?: number;
  readonly jump?: Jump;
  /** Founds towns over a river hex. */
  readonly overRivers?: boolean;
  /** Board power actions cost so much less; with the stronghold used ones may be taken again. */
  readonly powerDiscount?: number;
  readonly reusesPower?: boolean;
  /** Extra steps for a priest with the stronghold. */
  readonly priestBonus?: number;
  readonly rates?: readonly {
    readonly from: Currency;
    readonly to: Currency;
    readonly pay: number;
    readonly get: number;
  }[];
  readonly coinsPerVp: number;
  /** Its own special action; `always` without the stronghold. */
  readonly action?: SpecialActionId;
  readonly always?: boolean;
  /** Frees terrains with priests: coins for another player's home, and elsewhere. */
  readonly unlocks?: { readonly home: number; readonly else: number };
  /** Takes a favour when it is chosen. */
  readonly startFavour?: boolean;
}

/**
 * What most factions lack stands here by name: then all factions have the same fields in the same order, and
 * the machine that runs the rules reads them by place instead of looking them up.
 */
const NOTHING_SPECIAL: Partial<Faction> = {
  last: undefined,
  volcano: undefined,
  exactly: undefined,
  spadeVp: undefined,
  jump: undefined,
  overRivers: undefined,
  powerDiscount: undefined,
  reusesPower: undefined,
  priestBonus: undefined,
  rates: undefined,
  action: undefined,
  always: undefined,
  unlocks: undefined,
  startFavour: undefined
};

const USUAL = {
  set: 'base',
  land: 'terrain',
  start: { coins: 15, workers: 3, priests: 0, power: [5, 7, 0], dwellings: 2 },
  shipping: { start: 0, max: 3, vp: [0, 2, 3, 4] },
  sails: true,
  dig: {
    cost: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
    advance: { coins: 5, workers: 2, priests: 1 }
  },
  terraform: 'spades',
  coinsPerVp: 3
} as const;

const USUAL_BUILDINGS: Readonly<Record<Building, BuildingData>> = {
  D: { value: 1, cost: { coins: 2, workers: 1 }, income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] } },
  TP: {
    value: 2,
    cost: { coins: 3, workers: 2 },
    costAlone: { coins: 6, workers: 2 },
    income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] }
  },
  TE: { value: 2, cost: { coins: 5, workers: 2 }, income: { priests: [0, 1, 2, 3] }, favours: 1 },
  SH: { value: 3, cost: { coins: 6, workers: 4 }, income: { power: [0, 2] } },
  SA: { value: 3, cost: { coins: 6, workers: 4 }, income: { priests: [0, 1] }, favours: 1 }
};

type Sketch = Partial<Omit<Faction, 'start' | 'buildings' | 'id' | 'board' | 'home' | 'vp2017'>> &
  Pick<Faction, 'id' | 'board' | 'home' | 'vp2017'> & {
    readonly start: Partial<Omit<Faction['start'], 'cults'>> & {
      readonly cults: readonly [number, number, number, number];
    };
    readonly buildings?: Partial<Record<Building, Partial<BuildingData>>>;
  };

/** A faction is written down by what is unlike the others; cults in the order fire, water, earth, air. */
export function faction(sketch: Sketch): Faction {
  const [fire, water, earth, air] = sketch.start.cults;
  const building = (kind: Building): BuildingData => laidOut({ ...USUAL_BUILDINGS[kind], ...sketch.buildings?.[kind] });
  const { id, board, home, vp2017, ...unlike } = sketch;
  return {
    id,
    board,
    home,
    vp2017,
    ...NOTHING_SPECIAL,
    ...USUAL,
    ...unlike,
    start: { ...USUAL.start, ...sketch.start, cults: { fire, water, earth, air } },
    buildings: { D: building('D'), TP: building('TP'), TE: building('TE'), SH: building('SH'), SA: building('SA') }
  };
}

const laidOut = ({ value, cost, costAlone, income, favours }: BuildingData): BuildingData => ({
  value,
  cost: goods(cost),
  costAlone: costAlone && goods(costAlone),
  income: { coins: income.coins, workers: income.workers, priests: income.priests, power: income.power },
  favours
});

export const ICE_INCOME = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const VOLCANO_INCOME = [0, 1, 2, 3, 3, 4, 5, 6, 6] as const;
