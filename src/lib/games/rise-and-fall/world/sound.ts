import { SHAPES, TERRAINS } from '../data/terrain';
import { supply } from './draft';
import { enclosed } from './holes';
import { cellsUnder, spell } from './shapes';
import { survey } from './survey';
import type { Cell, TileKind, World } from './types';

const known = new WeakMap<World, string | null>();

/** What is wrong with a World of so many players, in a sentence; null if nothing is. For a game's invariants. */
export function faultOf(world: World, players: number): string | null {
  let fault = known.get(world);
  if (fault === undefined) known.set(world, (fault = stackFault(world) ?? shapeFault(world)));
  return fault ?? countFault(world, players);
}

/** Every cell is built up tier by tier. */
function stackFault(world: World): string | null {
  const heights = new Map<Cell, number>();
  for (const tile of world.tiles) {
    const { level } = TERRAINS[SHAPES[tile.kind].terrain];
    for (const cell of cellsUnder(tile)) {
      const height = heights.get(cell) ?? -1;
      if (height !== level - 1) return `${spell(tile)} lies on level ${height} at ${cell}`;
      heights.set(cell, level);
    }
  }
  return null;
}

/** The World hangs together and has no hole. */
function shapeFault(world: World): string | null {
  const [hole] = enclosed(world);
  if (hole !== undefined) return `nothing lies at ${hole}, inside the World`;
  const { cells, sides } = survey(world);
  const met = new Set(cells.length > 0 ? [0] : []);
  for (const n of met) for (const next of sides[n]!) met.add(next);
  return met.size === cells.length ? null : `${cells.length - met.size} cells lie apart from the rest`;
}

/** Each tile has its own number, and no kind has more of them than the box. */
function countFault({ tiles }: World, players: number): string | null {
  if (new Set(tiles.map(({ id }) => id)).size !== tiles.length) return 'two tiles have one number';
  const box = supply(players);
  const kind = (Object.keys(box) as TileKind[]).find(
    (one) => tiles.filter((tile) => tile.kind === one).length > box[one]
  );
  return kind === undefined ? null : `more ${kind} tiles than the box holds`;
}
