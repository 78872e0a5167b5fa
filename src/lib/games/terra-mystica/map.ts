import { distance, fromOffset, hexName, neighbours, type Hex } from '$lib/kernel';
import { MAPS } from './data/maps';
import type { Ground, HexId } from './ids';

/** A board's geometry: everything that never changes during a game, worked out once for each layout. */
export interface Geometry {
  readonly ids: readonly HexId[];
  /** A hex's number, by its id. */
  readonly at: ReadonlyMap<HexId, number>;
  readonly cells: readonly Hex[];
  readonly printed: readonly Ground[];
  readonly river: readonly boolean[];
  readonly edge: readonly boolean[];
  /** Hexes that share a side. */
  readonly sides: readonly (readonly number[])[];
  /** The same, land only and river only. */
  readonly land: readonly (readonly number[])[];
  readonly shores: readonly (readonly number[])[];
  readonly landHexes: readonly number[];
  readonly riverHexes: readonly number[];
  /** Bridge sites as `a:b`, the lower number first (TM 3.2). */
  readonly sites: readonly (readonly [number, number])[];
  readonly siteNames: ReadonlySet<string>;
}

const known = new Map<string, Geometry>();

/** The geometry of a map by name, or of a layout: rows of terrain letters joined by `/`. */
export function geometry(map: string): Geometry {
  let found = known.get(map);
  if (found === undefined) known.set(map, (found = survey(MAPS[map] ?? map)));
  return found;
}

/** Whether the text is a layout that can be played on. */
export const isLayout = (map: string): boolean =>
  Object.hasOwn(MAPS, map) || (/^[YUKBGSRI/]{2,400}$/.test(map) && /[YUKBGSR]/.test(map));

export const numberOf = (map: string, hex: HexId): number => geometry(map).at.get(hex) ?? -1;

export const far = (place: Geometry, a: number, b: number): number => distance(place.cells[a]!, place.cells[b]!);

function survey(layout: string): Geometry {
  const ids: HexId[] = [];
  const cells: Hex[] = [];
  const printed: Ground[] = [];
  const edge: boolean[] = [];
  const rows = layout.split('/');
  const first = rows.findIndex((row) => row !== '');
  let rivers = 0;
  rows.forEach((row, r) => {
    let lands = 0;
    [...row].forEach((letter, col) => {
      ids.push(letter === 'I' ? `r${rivers++}` : `${String.fromCharCode(65 + r)}${++lands}`);
      cells.push(fromOffset(r, col));
      printed.push(letter as Ground);
      edge.push(r === first || r === rows.length - 1 || col === 0 || col === row.length - 1);
    });
  });
  const numbers = ids.map((_, n) => n);
  const river = printed.map((ground) => ground === 'I');
  const sides = sidesOf(cells);
  const land = sides.map((around) => around.filter((n) => !river[n]));
  const shores = sides.map((around) => around.filter((n) => river[n]));
  const landHexes = numbers.filter((n) => !river[n]);
  const sites = landHexes.flatMap((a) => facing(a, cells, sides, river).map((b) => [a, b] as const));
  return {
    ids,
    at: new Map(ids.map((id, n) => [id, n])),
    cells,
    printed,
    river,
    edge,
    sides,
    land,
    shores,
    landHexes,
    riverHexes: numbers.filter((n) => river[n]),
    sites,
    siteNames: new Set(sites.map(([a, b]) => `${a}:${b}`))
  };
}

/** Looked up, not measured: a board has a hundred hexes, and ten thousand pairs of them. */
function sidesOf(cells: readonly Hex[]): number[][] {
  const at = new Map(cells.map((cell, n) => [hexName(cell), n]));
  return cells.map((cell) =>
    neighbours(cell)
      .map((side) => at.get(hexName(side)) ?? -1)
      .filter((n) => n >= 0)
      .sort((a, b) => a - b)
  );
}

/** The later land hexes that face a hex over one side of a hex, with nothing but river in between (TM 3.2). */
function facing(
  a: number,
  cells: readonly Hex[],
  sides: readonly (readonly number[])[],
  river: readonly boolean[]
): number[] {
  const near = sides[a]!.filter((n) => river[n]).flatMap((n) => sides[n]!);
  return [...new Set(near)]
    .filter((b) => b > a && !river[b] && oblique(cells[a]!, cells[b]!))
    .filter((b) => sides[a]!.every((n) => river[n] || !sides[b]!.includes(n)))
    .sort((b, c) => b - c);
}

/** Not along a row of hexes: of two hexes with a common neighbour, those that are tip to tip. */
const oblique = (a: Hex, b: Hex): boolean => a.q !== b.q && a.r !== b.r && a.q + a.r !== b.q + b.r;
