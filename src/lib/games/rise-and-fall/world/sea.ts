import { DIRECTIONS, hexName, step, type Hex, type Refusal } from '$lib/kernel';
import { chart, offsets, onChart, spotOf, type Chart } from './chart';
import { enclosed } from './holes';
import { refuse } from './refusals';
import { hexesOf } from './shapes';
import type { Placement, World } from './types';

const CENTRE: Hex = { q: 0, r: 1 };

/** The twelve cells round a sea tile in a ring, from its anchor. */
const RING: readonly Hex[] = DIRECTIONS.flatMap((way, n) => {
  const corner = step(CENTRE, way, 2);
  return [corner, step(corner, DIRECTIONS[(n + 2) % 6]!)];
});
const TILE: readonly Hex[] = hexesOf({ kind: 'sea', orientation: 0, q: 0, r: 0 });

/** How a sea tile would lie, its cells and its ring given as distances on the chart. */
interface Reach {
  readonly tile: readonly number[];
  readonly ring: readonly number[];
}
const reachOn = (sheet: Chart): Reach => ({ tile: offsets(sheet, TILE), ring: offsets(sheet, RING) });

const overlaps = ({ cells }: Chart, { tile }: Reach, at: number): boolean => {
  for (const way of tile) if (cells[at + way]! >= 0) return true;
  return false;
};

/** How many tiles it touches; several sides of one tile count once (RF 4). */
function touched({ tiles }: Chart, { ring }: Reach, at: number): number {
  const seen: number[] = [];
  for (const way of ring) {
    const tile = tiles[at + way]!;
    if (tile !== 0 && !seen.includes(tile)) seen.push(tile);
  }
  return seen.length;
}

/** The least a list of anchors asks for: two tiles. It stops counting there. */
function touchesTwo({ tiles }: Chart, { ring }: Reach, at: number): boolean {
  let first = 0;
  for (const way of ring) {
    const tile = tiles[at + way]!;
    if (tile === 0) continue;
    if (first !== 0 && tile !== first) return true;
    first = tile;
  }
  return false;
}

/**
 * The World is connected and has no hole, so a tile closes one in exactly when the free cells of its ring
 * fall into more than one stretch: the land between two stretches hangs together elsewhere.
 */
function closesIn({ cells }: Chart, { ring }: Reach, at: number): boolean {
  let changes = 0;
  let before = cells[at + ring[ring.length - 1]!]! < 0;
  for (const way of ring) {
    const here = cells[at + way]! < 0;
    if (here !== before) changes++;
    before = here;
  }
  return changes > 2;
}

/** Where a sea tile lies on no other and touches two tiles, whether or not it closes a hole in. */
function* anchors(world: World): Generator<{ placement: Placement; sheet: Chart; reach: Reach; at: number }> {
  const sheet = chart(world);
  const reach = reachOn(sheet);
  const { width, height, q, r } = sheet;
  for (let row = 3; row < height - 3; row++) {
    for (let col = 3; col < width - 3; col++) {
      const at = row * width + col;
      if (overlaps(sheet, reach, at) || !touchesTwo(sheet, reach, at)) continue;
      yield { placement: { kind: 'sea', orientation: 0, q: q + col, r: r + row }, sheet, reach, at };
    }
  }
}

/** Whether what a tile closes in is as the World asks for: nothing, or for once a single cell (RF 17.12). */
function closesWell(world: World, placement: Placement, closes: boolean): boolean {
  if (!closes) return world.hole !== 'must';
  return world.hole !== undefined && enclosed(world, placement).length === 1;
}

export function seas(world: World): Placement[] {
  const found: Placement[] = [];
  for (const { placement, sheet, reach, at } of anchors(world)) {
    if (closesWell(world, placement, closesIn(sheet, reach, at))) found.push(placement);
  }
  return found;
}

export function seaFits(world: World): boolean {
  for (const { placement, sheet, reach, at } of anchors(world)) {
    if (closesWell(world, placement, closesIn(sheet, reach, at))) return true;
  }
  return false;
}

/** The anchors of RF 13, holes and all, row by row. */
export const seaAnchors = (world: World): Placement[] => [...anchors(world)].map(({ placement }) => placement);

export function refuseSea(world: World, placement: Placement): Refusal | null {
  const sheet = chart(world);
  const reach = reachOn(sheet);
  const at = spotOf(sheet, placement);
  if (!onChart(sheet, placement)) return refuse('world.apart', { n: 0 });
  const over = hexesOf(placement).find((hex) => sheet.cells[spotOf(sheet, hex)]! >= 0);
  if (over !== undefined) return refuse('world.overlap', { place: hexName(over) });
  const n = touched(sheet, reach, at);
  if (n < 2) return refuse('world.apart', { n });
  const closes = closesIn(sheet, reach, at);
  if (closesWell(world, placement, closes)) return null;
  if (!closes) return refuse('world.open');
  const cells = enclosed(world, placement);
  return refuse('world.hole', { n: cells.length, place: cells[0] ?? '' });
}
