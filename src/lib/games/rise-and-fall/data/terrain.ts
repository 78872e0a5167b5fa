import { hexOf, type Bilingual, type Hex } from '$lib/kernel';
import type { RegionType, Terrain, Tier, TileKind } from '../world/types';
import data from './terrain.json' with { type: 'json' };

interface TerrainData {
  readonly name: Bilingual;
  readonly level: number;
  /** What its region is made of; null: it belongs to none. */
  readonly region: RegionType | null;
  /** Victory points for each cell of a dominated region. */
  readonly points: number;
  /** Never entered. */
  readonly closed?: boolean;
}

interface Shape {
  readonly terrain: Tier;
  /** What every cell under it must be; null: it lies on the table. */
  readonly covers: Tier | null;
  /** The cells from the anchor, row by row. */
  readonly orientations: readonly (readonly Hex[])[];
}

export const TIERS: readonly Tier[] = ['sea', 'plain', 'forest', 'mountain', 'glacier'];
export const TILE_KINDS: readonly TileKind[] = ['seaInitial', ...TIERS];

export const TERRAINS = data.terrains as Readonly<Record<Terrain, TerrainData>>;

/** Two neighbours whose levels differ by this much or more have a cliff between them. */
export const CLIFF: number = data.cliff;

export const hexes = (text: string): Hex[] => text.split(' ').map(hexOf);

const TILES = data.tiles as Readonly<
  Record<TileKind, { terrain: Tier; covers: Tier | null; orientations: readonly string[] }>
>;

const shapeOf = (kind: TileKind): Shape => {
  const { terrain, covers, orientations } = TILES[kind];
  return { terrain, covers, orientations: orientations.map(hexes) };
};

export const SHAPES = Object.fromEntries(TILE_KINDS.map((kind) => [kind, shapeOf(kind)])) as Readonly<
  Record<TileKind, Shape>
>;

type ByPlayers<T> = Readonly<Record<string, T>>;

/** How many tiles of each kind a World has, by players. */
export const SUPPLY = data.supply as ByPlayers<Readonly<Record<TileKind, number>>>;

/** Where the initial sea tiles lie, all in their first orientation, by players. */
export const START: ByPlayers<readonly Hex[]> = Object.fromEntries(
  Object.entries(data.start).map(([players, anchors]) => [players, hexes(anchors)])
);
