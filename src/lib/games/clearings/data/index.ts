import type { Find, Land, Piece, Price, Stock, Terrain } from '../state';
import finds from './finds.json' with { type: 'json' };
import goods from './goods.json' with { type: 'json' };
import island from './island.json' with { type: 'json' };
import points from './points.json' with { type: 'json' };

/** How the island is dealt; the same tile lies again at every turn of so many sixths round the centre. */
export interface IslandPlan {
  readonly radius: number;
  readonly sixths: number;
  readonly centre: Terrain;
  readonly tiles: Readonly<Record<Terrain, number>>;
  /** Tiles with a ruin, besides the centre. */
  readonly ruins: number;
}

interface FindChip {
  readonly copies: number;
  readonly goods?: Price;
  readonly points?: number;
}

type BySeats<T> = Readonly<Record<number, T>>;

export const ISLANDS = island as BySeats<IslandPlan>;
export const FINDS = finds as Readonly<Record<Find, FindChip>>;

export const BOXES: BySeats<Stock> = goods.box;
export const POTS: BySeats<Stock> = goods.pots;
export const START: Stock = goods.start;
export const FEAST: Stock = goods.feast;
export const HUT_PRICES: Readonly<Record<Land, Price>> = goods.huts;
export const TOWER_PRICE: Price = goods.tower;
export const BARTER: { readonly give: number; readonly get: number } = goods.barter;
export const GIFT: Price = goods.gift;

interface Points {
  readonly hut: number;
  readonly tower: number;
  /** For each piece of the largest group. */
  readonly grouped: number;
  /** For the most and the second most on each land. */
  readonly majority: Readonly<Record<Land, readonly number[]>>;
  /** What a piece weighs in a majority. */
  readonly weight: Readonly<Record<Piece['kind'], number>>;
  readonly welcome: number;
  /** So many goods left over make one point. */
  readonly goodsForOne: number;
}
export const POINTS: Points = points;
