/** Axial coordinates; a cell's name is `q,r`. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
export type HexName = string;

export const hexName = ({ q, r }: Hex): HexName => `${q},${r}`;

export function hexOf(name: HexName): Hex {
  const comma = name.indexOf(',');
  return { q: Number(name.slice(0, comma)), r: Number(name.slice(comma + 1)) };
}

/** Clockwise, beginning with east for pointy tops. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 }
];

export const step = (from: Hex, direction: Hex, n = 1): Hex => ({
  q: from.q + direction.q * n,
  r: from.r + direction.r * n
});

export const neighbours = (of: Hex): Hex[] => DIRECTIONS.map((direction) => step(of, direction));

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** A sixth of a turn clockwise round the origin, `times` times. */
export function turn(hex: Hex, times = 1): Hex {
  let turned = hex;
  for (let i = ((times % 6) + 6) % 6; i > 0; i--) turned = { q: plain(-turned.r), r: turned.q + turned.r };
  return turned;
}

/** Every cell within a distance, row by row. */
export function disc(radius: number): Hex[] {
  const cells: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) cells.push({ q, r });
  }
  return cells;
}

/** Rows with every second one shifted right by half a cell, as maps are printed. */
export const fromOffset = (row: number, col: number): Hex => ({ q: col - (row - (row & 1)) / 2, r: row });

export type Orientation = 'pointy' | 'flat';

const ROOT3 = Math.sqrt(3);

/** Where a cell's centre lies, for cells of radius 1. */
export const centre = ({ q, r }: Hex, orientation: Orientation = 'pointy'): { x: number; y: number } =>
  orientation === 'pointy' ? { x: ROOT3 * (q + r / 2), y: 1.5 * r } : { x: 1.5 * q, y: ROOT3 * (r + q / 2) };

/** The cell that a point lies in, for cells of radius 1. */
export function cellAt(x: number, y: number, orientation: Orientation = 'pointy'): Hex {
  const q = orientation === 'pointy' ? (ROOT3 * x - y) / 3 : (2 * x) / 3;
  const r = orientation === 'pointy' ? (2 * y) / 3 : (ROOT3 * y - x) / 3;
  return round(q, r);
}

function round(q: number, r: number): Hex {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  // The coordinate that was rounded most is the one that the other two decide.
  if (dq > dr && dq > ds) return { q: plain(-rr - rs), r: plain(rr) };
  return dr > ds ? { q: plain(rq), r: plain(-rq - rs) } : { q: plain(rq), r: plain(rr) };
}

/** No negative zero: it would be another value in a name or a comparison. */
const plain = (n: number): number => (n === 0 ? 0 : n);
