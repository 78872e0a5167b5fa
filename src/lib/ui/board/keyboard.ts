import type { Spot } from './model';

/** Where keys are held to; heights do not count. */
export type Line = Pick<Spot, 'x' | 'flat'>;

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const TOWARDS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(TOWARDS, key);

/** How far a way may lean: first the neighbour that lies straight on, then a way round a gap. */
const LEANS = [0.6, 1.2, 4];

/** Less than any difference between two cells. */
const TIE = 1e-6;

/**
 * The cell that an arrow key leads to, or null at the edge. Hexagons have no neighbour straight on in two
 * of the four directions: there the way goes left and right by turns, along the line it began on.
 */
export function step(spots: readonly Spot[], from: Spot, key: Arrow, line: Line): Spot | null {
  const [dx, dy] = TOWARDS[key];
  for (const lean of LEANS) {
    let best: Spot | null = null;
    let least = Infinity;
    for (const spot of spots) {
      const along = (spot.x - from.x) * dx + (spot.flat - from.flat) * dy;
      const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.flat - from.flat) * dx);
      if (along < TIE || aside > along * lean) continue;
      const off = Math.abs((spot.x - line.x) * dy) + Math.abs((spot.flat - line.flat) * dx);
      const score = along + off / 2;
      if (score < least - TIE) [best, least] = [spot, score];
    }
    if (best !== null) return best;
  }
  return null;
}

/** The line that the next step keeps to: a step along one axis keeps the other. */
export const lineAfter = (key: Arrow, line: Line, at: Spot): Line =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? { x: at.x, flat: line.flat } : { x: line.x, flat: at.flat };

/** The first or last cell of the row. */
export function endOfRow(spots: readonly Spot[], from: Spot, end: 'Home' | 'End'): Spot {
  const row = spots.filter((spot) => Math.abs(spot.flat - from.flat) < TIE);
  return row.reduce((best, spot) => (spot.x < best.x === (end === 'Home') ? spot : best), from);
}

/** The next lit cell in reading order, round and round; null if none is lit. */
export function nextLit(spots: readonly Spot[], lit: ReadonlySet<string>, from: Spot, by: 1 | -1): Spot | null {
  const order = [...spots].sort((a, b) => a.flat - b.flat || a.x - b.x);
  const at = order.indexOf(from);
  for (let n = 1; n <= order.length; n++) {
    const spot = order[(((at + by * n) % order.length) + order.length) % order.length]!;
    if (lit.has(spot.cell.place)) return spot;
  }
  return null;
}
