import type { Hex, HexName } from '$lib/kernel';

/** A cell's name, `q,r`: a place in moves, a key in records. */
export type Cell = HexName;

/** The five tiers, each laid on the one before. */
export type Tier = 'sea' | 'plain' | 'forest' | 'mountain' | 'glacier';
export type TileKind = 'seaInitial' | Tier;
/** What a cell is on top; the last three come with tales. */
export type Terrain = Tier | 'swamp' | 'volcano' | 'stormPeak';
/** What regions are made of: a glacier counts as mountain. */
export type RegionType = 'sea' | 'plain' | 'forest' | 'mountain';

/** A tile in its place: the anchor is the first cell of its top row. */
export type Placement = {
  readonly kind: TileKind;
  readonly orientation: number;
  readonly q: number;
  readonly r: number;
};

/** A tile's number, kept when it is moved. */
export type TileId = number;

export type Tile = Placement & { readonly id: TileId };

/** What a cell is instead of what its tiles say. A cell without a tile joins the World by one that gives its terrain. */
export type Override = {
  readonly terrain?: Terrain;
  /** A special place by its name: never covered. */
  readonly special?: string;
  /** Belongs to no region. */
  readonly apart?: boolean;
  /** Nothing ever enters it, whatever its terrain. */
  readonly closed?: boolean;
};

/** A creature on a cell: pieces pass it and never stop there. A cell that it floods is sea as long as it stays. */
export type Creature = {
  readonly id: string;
  readonly cell: Cell;
  readonly floods?: boolean;
};

/** A bridge over a cell of sea: its deck is a place for one unit, and steps lead from it to its two ends alone. */
export type Bridge = {
  readonly cell: Cell;
  readonly ends: readonly [Cell, Cell];
};

/** Plain and never changed: what is worked out from it is kept beside it, one time for each value. */
export type World = {
  /** In the order in which they were laid; a tile moved keeps its place in the list. */
  readonly tiles: readonly Tile[];
  readonly overrides: Readonly<Record<Cell, Override>>;
  /** These come with tales, and are not there without. */
  readonly creatures?: readonly Creature[];
  readonly bridge?: Bridge;
  /** A sea tile may enclose one single cell, or must. */
  readonly hole?: 'may' | 'must';
};

/** A largest connected set of cells of one type. Its number is its place in `regions(world)`. */
export interface Region {
  readonly id: number;
  readonly type: RegionType;
  readonly cells: readonly Cell[];
}

/** One tile of the tier lifted and laid elsewhere. */
export type Shift = {
  readonly tile: TileId;
  readonly q: number;
  readonly r: number;
  readonly orientation: number;
};

/** A tile that fits only after others of its tier have moved. */
export type Relocation = {
  readonly placement: Placement;
  readonly moved: readonly Shift[];
};

/** The tables worked out from a World, by cell number: cells are numbered row by row, west to east. */
export interface Survey {
  readonly cells: readonly Cell[];
  readonly hexes: readonly Hex[];
  readonly at: ReadonlyMap<Cell, number>;
  /** Neighbours inside the World, clockwise from east. */
  readonly sides: readonly (readonly number[])[];
  /** The same as names. */
  readonly around: readonly (readonly Cell[])[];
  readonly terrain: readonly Terrain[];
  readonly level: readonly number[];
  /** The topmost tile; -1 where an override alone makes the cell. */
  readonly top: readonly TileId[];
  /** The sea tile at the bottom. */
  readonly floor: readonly TileId[];
  /** Cells that nothing enters, and those with a creature or under a bridge besides, where nothing stops. */
  readonly closed: ReadonlySet<number>;
  readonly barred: ReadonlySet<number>;
}
