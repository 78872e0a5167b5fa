import type { Cell } from '../../state';

/** What tales have laid on the land, as far as it is drawn. */
export interface Things {
  /** What tales call a cell, for those who listen. */
  readonly names: ReadonlyMap<Cell, string>;
  /** Pictures of single cells: the sprite of a special place, by its cell. */
  readonly pictures: ReadonlyMap<Cell, string>;
  readonly swamps: readonly (readonly [Cell, Cell])[];
  readonly waterfall: { readonly top: Cell; readonly bottom: Cell } | null;
  /** Its three cells, and while it is awake those that its lava points at. */
  readonly volcano: { readonly cells: readonly Cell[]; readonly lava: readonly Cell[] | null } | null;
  readonly typhoon: Cell | null;
  /** The sea cell under the deck, and its two ends. */
  readonly bridge: { readonly cell: Cell; readonly ends: readonly [Cell, Cell] } | null;
}

/** Cells whose land a picture covers. */
export const coveredBy = ({ pictures, waterfall, volcano, typhoon }: Things): ReadonlySet<Cell> =>
  new Set([
    ...pictures.keys(),
    ...(waterfall === null ? [] : [waterfall.top, waterfall.bottom]),
    ...(volcano?.cells ?? []),
    ...(typhoon === null ? [] : [typhoon])
  ]);

export const NOTHING: Things = {
  names: new Map(),
  pictures: new Map(),
  swamps: [],
  waterfall: null,
  volcano: null,
  typhoon: null,
  bridge: null
};
