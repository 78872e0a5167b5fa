import { DIRECTIONS, hexOf } from '$lib/kernel';
import { SHAPES } from '$lib/games/rise-and-fall/data/terrain';
import { orientations, type Placement, type TileKind, type World } from '$lib/games/rise-and-fall/world';

/*
 * The rules of building once more, in the plainest words and without any table: every question is answered
 * from the list of tiles. Slow, and written apart from the engine, so that each keeps an eye on the other.
 */

export const cellsBy = ({ kind, orientation, q, r }: Placement): string[] =>
  SHAPES[kind].orientations[orientation]!.map((from) => `${q + from.q},${r + from.r}`);

export const beside = (cell: string): string[] => {
  const { q, r } = hexOf(cell);
  return DIRECTIONS.map((way) => `${q + way.q},${r + way.r}`);
};

/** The tiles on each cell, the lowest first. */
export function stacks(world: World): Map<string, TileKind[]> {
  const found = new Map<string, TileKind[]>();
  for (const tile of world.tiles)
    for (const cell of cellsBy(tile)) found.set(cell, [...(found.get(cell) ?? []), tile.kind]);
  return found;
}

/** Whether every cell outside, in a frame two cells wider than the World, can be reached from its corner. */
export function hasHole(land: ReadonlySet<string>): boolean {
  const hexes = [...land].map(hexOf);
  const [qs, rs] = [hexes.map(({ q }) => q), hexes.map(({ r }) => r)];
  const [west, east] = [Math.min(...qs) - 2, Math.max(...qs) + 2];
  const [north, south] = [Math.min(...rs) - 2, Math.max(...rs) + 2];
  const met = new Set([`${west},${north}`]);
  for (const cell of met) {
    for (const next of beside(cell)) {
      const { q, r } = hexOf(next);
      if (q >= west && q <= east && r >= north && r <= south && !land.has(next)) met.add(next);
    }
  }
  return met.size + land.size < (east - west + 1) * (south - north + 1);
}

const BELOW: Partial<Record<TileKind, TileKind[]>> = {
  plain: ['sea', 'seaInitial'],
  forest: ['plain'],
  mountain: ['forest'],
  glacier: ['mountain']
};

export function mayLie(world: World, placement: Placement, known = stacks(world)): boolean {
  const cells = cellsBy(placement);
  if (placement.kind !== 'sea') {
    return cells.every((cell) => BELOW[placement.kind]!.includes(known.get(cell)?.at(-1) ?? 'glacier'));
  }
  if (cells.some((cell) => known.has(cell))) return false;
  const around = new Set(cells.flatMap(beside));
  const touched = world.tiles.filter((tile) => cellsBy(tile).some((cell) => around.has(cell)));
  return touched.length >= 2 && !hasHole(new Set([...known.keys(), ...cells]));
}

/** Every position in and around the World, turned in every way. */
export function* everywhere(world: World, kind: TileKind): Generator<Placement> {
  const near = new Set<string>();
  for (const cell of stacks(world).keys()) {
    const { q, r } = hexOf(cell);
    for (let dq = -4; dq <= 4; dq++) for (let dr = -4; dr <= 4; dr++) near.add(`${q + dq},${r + dr}`);
  }
  for (let orientation = 0; orientation < orientations(kind); orientation++) {
    for (const cell of near) yield { kind, orientation, ...hexOf(cell) };
  }
}
