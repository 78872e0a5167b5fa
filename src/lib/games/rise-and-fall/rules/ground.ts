import { regionOf, survey, type Survey, type World } from '../world';
import type { Cell } from '../state';

/** The tables of a World with the numbers of its regions: all that play asks of the ground, by cell number. */
export interface Ground extends Survey {
  /** The region of each cell; -1: none. */
  readonly region: readonly number[];
  /** The bridge, by cell numbers. */
  readonly bridge: { readonly n: number; readonly ends: readonly number[] } | null;
}

const known = new WeakMap<World, Ground>();

export function groundOf(world: World): Ground {
  let found = known.get(world);
  if (found === undefined) {
    known.set(world, (found = tablesOf(world)));
  }
  return found;
}

/** Regions are worked out when they are first asked for: while the World is built nobody does. */
function tablesOf(world: World): Ground {
  const tables = survey(world);
  const { bridge } = world;
  let region: readonly number[] | undefined;
  return {
    ...tables,
    bridge:
      bridge === undefined
        ? null
        : { n: tables.at.get(bridge.cell)!, ends: bridge.ends.map((end) => tables.at.get(end)!) },
    get region() {
      return (region ??= tables.cells.map((cell) => regionOf(world, cell)?.id ?? -1));
    }
  };
}

/** Two levels or more between neighbours (RF 3). The deck of a bridge is as high as its ends, and leads nowhere else. */
export const cliffBetween = (ground: Ground, a: number, b: number): boolean =>
  ground.bridge !== null && (a === ground.bridge.n || b === ground.bridge.n)
    ? !isLinked(ground, a, b)
    : isSteep(ground, a, b);

/** The same of the ground alone, below a bridge. */
export const isSteep = ({ level }: Ground, a: number, b: number): boolean => Math.abs(level[a]! - level[b]!) >= 2;

/** A step between the deck of the bridge and one of its ends. */
export const isLinked = ({ bridge }: Ground, a: number, b: number): boolean =>
  bridge !== null && ((a === bridge.n && bridge.ends.includes(b)) || (b === bridge.n && bridge.ends.includes(a)));

export const besides = ({ sides }: Ground, a: number, b: number): boolean => sides[a]!.includes(b);

/** The number of a cell, or -1 outside the World. */
export const numberOf = ({ at }: Ground, cell: Cell): number => at.get(cell) ?? -1;

/** How many steps lie between two cells, whatever lies between them. */
export function distanceOf({ hexes }: Ground, a: number, b: number): number {
  const q = hexes[a]!.q - hexes[b]!.q;
  const r = hexes[a]!.r - hexes[b]!.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Every other cell within a distance. */
export function within(ground: Ground, from: number, range: number): readonly number[] {
  if (range === 1) return ground.sides[from]!;
  return ground.cells.flatMap((_, n) => (n !== from && distanceOf(ground, from, n) <= range ? n : []));
}
