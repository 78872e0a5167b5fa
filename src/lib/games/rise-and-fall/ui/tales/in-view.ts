import { taleNamed } from '../../moments';
import type { Cell, RafPosition, TaleId } from '../../state';
import { lavaCells } from '../../tales/volcano';
import { NOTHING, type Things } from './things';

/** Special places with a picture of one cell. Others are put together, or stand on their cell as a piece. */
const PICTURED: ReadonlySet<string> = new Set<TaleId>([
  'stormPeak',
  'sunkenCity',
  'orbs',
  'giganticCavern',
  'swamp',
  'psyMonastery',
  'doppelgangerHouse',
  'thievesLair',
  'alchemistsTower',
  'caravansary'
]);

const known = new WeakMap<object, { readonly tales: unknown; readonly things: Things }>();

/** What tales have laid in this World; the same as long as it stays. */
export function thingsOf(view: RafPosition): Things {
  if (view.variant.tales === undefined) return NOTHING;
  const found = known.get(view.world);
  if (found !== undefined && found.tales === view.tales) return found.things;
  const things = collect(view);
  known.set(view.world, { tales: view.tales, things });
  return things;
}

/** The cells of a special place, in the order of the World. */
export const cellsWith = ({ world }: RafPosition, special: string): readonly Cell[] =>
  Object.entries(world.overrides).flatMap(([cell, override]) => (override.special === special ? cell : []));

/** Both cells of a Swamp are laid together, so they stand together. */
const pairs = (cells: readonly Cell[]): (readonly [Cell, Cell])[] =>
  cells.flatMap((cell, n) => (n % 2 === 1 ? [[cells[n - 1]!, cell] as const] : []));

/** Where Floating Cities have been laid: plains like any other. */
export const floatingCells = ({ tales }: RafPosition): readonly Cell[] =>
  (tales?.['floatingCities'] as { readonly cells: readonly Cell[] } | undefined)?.cells ?? [];

/** The cells that the lava of the Volcano points at; null while it sleeps. */
function lavaOf({ tales }: RafPosition): readonly Cell[] | null {
  const lying = tales?.['volcano'] as { cell: Cell; turn: number; lava: number | null } | undefined;
  return lying === undefined || lying.lava === null ? null : lavaCells(lying, lying.lava);
}

/** Special places by their tales. */
const namesIn = (view: RafPosition): ReadonlyMap<Cell, string> =>
  new Map(
    [
      ...Object.keys(view.world.overrides),
      ...(view.world.bridge === undefined ? [] : [view.world.bridge.cell])
    ].flatMap((cell) => {
      const tale = placeAt(view, cell);
      return tale === undefined ? [] : [[cell, tale] as const];
    })
  );

/** The special place on a cell, a Floating City and the Bridge counted. */
function placeAt(view: RafPosition, cell: Cell): string | undefined {
  const special = view.world.overrides[cell]?.special?.split('.')[0];
  const floats = floatingCells(view).includes(cell) ? 'floatingCities' : undefined;
  return special ?? floats ?? (view.world.bridge?.cell === cell ? 'majesticBridge' : undefined);
}

function collect(view: RafPosition): Things {
  const { world } = view;
  const pictures = new Map<Cell, string>();
  for (const [cell, { special }] of Object.entries(world.overrides)) {
    if (special !== undefined && PICTURED.has(special)) pictures.set(cell, `r-${special}`);
  }
  const [top] = cellsWith(view, 'waterfall.top');
  const [bottom] = cellsWith(view, 'waterfall.bottom');
  const volcano = cellsWith(view, 'volcano');
  for (const cell of floatingCells(view)) pictures.set(cell, 'r-floatingCities');
  return {
    names: namesIn(view),
    pictures,
    swamps: pairs(cellsWith(view, 'swamp')),
    waterfall: top === undefined || bottom === undefined ? null : { top, bottom },
    volcano: volcano.length === 0 ? null : { cells: volcano, lava: lavaOf(view) },
    typhoon: cellsWith(view, 'typhoon')[0] ?? null,
    bridge: world.bridge ?? null
  };
}

/** A tale in play, by what stands or lies on a cell; null where none does. */
export function taleAt(view: RafPosition, cell: Cell): TaleId | null {
  const creature = view.world.creatures?.find((each) => each.cell === cell);
  const named = creature?.id ?? placeAt(view, cell);
  return named !== undefined && taleNamed(view, named as TaleId) !== undefined ? (named as TaleId) : null;
}
