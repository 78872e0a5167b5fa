import { hexName, hexOf, type Decision, type Hex } from '$lib/kernel';
import { SHAPES } from '../../data/terrain';
import {
  cellsUnder,
  enclosed,
  inWorld,
  orientations,
  placementsLeaving,
  refusePlacement,
  type Placement,
  type Tier,
  type World
} from '../../world';
import type { Asked } from '../../kit';
import type { Cell, RafPosition } from '../../state';
import type { Lying } from './places';

/** The tile that waits to be laid: which one, and every way it may lie, by the cell it is held by. */
export interface Laying {
  readonly tier: Tier;
  readonly ways: ReadonlyMap<Cell, readonly Placement[]>;
}

/** A tile is held by its middle: that cell stays where it is when the tile is turned. */
const HOLDS = new Map<string, Hex>();
function holdOf(kind: Tier, orientation: number): Hex {
  const key = kind + orientation;
  const known = HOLDS.get(key);
  if (known !== undefined) return known;
  const cells = SHAPES[kind].orientations[orientation]!;
  const mean = (of: (hex: Hex) => number) => cells.reduce((sum, hex) => sum + of(hex), 0) / cells.length;
  const [q, r] = [mean((hex) => hex.q), mean((hex) => hex.r)];
  const far = (hex: Hex) => (hex.q - q) ** 2 + (hex.r - r) ** 2 + (hex.q - q) * (hex.r - r);
  const hold = cells.reduce((best, hex) => (far(hex) < far(best) - 1e-9 ? hex : best));
  HOLDS.set(key, hold);
  return hold;
}

export const heldAt = ({ kind, orientation, q, r }: Placement): Cell => {
  const hold = holdOf(kind as Tier, orientation);
  return hexName({ q: q + hold.q, r: r + hold.r });
};

/** The tile held over a cell, turned in one of its ways. */
export function holdAt(kind: Tier, cell: Cell, orientation: number): Placement {
  const [at, hold] = [hexOf(cell), holdOf(kind, orientation)];
  return { kind, orientation, q: at.q - hold.q, r: at.r - hold.r };
}

/** What is asked of anybody, by its kind. */
export const asked = <K extends Asked['kind']>({ owed }: RafPosition, kind: K): (Decision & Asked<K>) | null =>
  owed.find((decision): decision is Decision & Asked<K> => decision.kind === kind) ?? null;

const known = new WeakMap<World, Map<string, Laying>>();

export function layingOf(view: RafPosition): Laying | null {
  const decision = asked(view, 'tile');
  if (decision === null) return null;
  const { tier } = decision;
  const more = decision.n - 1;
  const byTier = known.get(view.world) ?? new Map<string, Laying>();
  known.set(view.world, byTier);
  const key = `${tier}${more}`;
  let laying = byTier.get(key);
  if (laying === undefined) byTier.set(key, (laying = { tier, ways: waysOf(view.world, tier, more) }));
  return laying;
}

function waysOf(world: World, tier: Tier, more: number): Map<Cell, Placement[]> {
  const ways = new Map<Cell, Placement[]>();
  for (const placement of placementsLeaving(world, tier, more)) {
    const cell = heldAt(placement);
    const here = ways.get(cell);
    if (here === undefined) ways.set(cell, [placement]);
    else here.push(placement);
  }
  return ways;
}

/** The way that comes nearest to being possible: the one whose reason says most. */
const TELLING = ['world.hole', 'world.again', 'world.ground', 'world.overlap', 'world.apart'];
export function tryAt(world: World, tier: Tier, cell: Cell): Placement {
  const all = Array.from({ length: orientations(tier) }, (_, n) => holdAt(tier, cell, n));
  const weight = (placement: Placement) => {
    const at = TELLING.indexOf(refusePlacement(world, placement)?.key ?? '');
    return at < 0 ? TELLING.length : at;
  };
  return all.reduce((best, each) => (weight(each) < weight(best) ? each : best));
}

/** Where a tile would close something in: the cells of the hole. */
export const holeOf = (world: World, placement: Placement): readonly Cell[] =>
  refusePlacement(world, placement)?.key === 'world.hole' ? enclosed(world, placement) : [];

/** The cells of the tile that lies there. */
export function cellsLying(world: World, { orientation, q, r }: Lying): readonly Cell[] {
  const tile = world.tiles.findLast((each) => each.orientation === orientation && each.q === q && each.r === r);
  return tile === undefined ? [] : cellsUnder(tile);
}

/** Cells beside the World that a sea tile can be held over. */
export function shoreless(world: World, cells: readonly Cell[], far = 3): Cell[] {
  const seen = new Set(cells);
  let rim = cells.map(hexOf);
  const found: Cell[] = [];
  for (let n = 0; n < far; n++) {
    const next: Hex[] = [];
    for (const { q, r } of rim) {
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1]
      ] as const) {
        const hex = { q: q + dq, r: r + dr };
        const name = hexName(hex);
        if (seen.has(name) || inWorld(world, name)) continue;
        seen.add(name);
        found.push(name);
        next.push(hex);
      }
    }
    rim = next;
  }
  return found;
}
