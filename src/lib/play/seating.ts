import type { Seat } from '$lib/kernel';
import { EDGES, type Edge } from '$lib/store/types';

export type Facing = 0 | 90 | 180 | 270;

/** How far a thing is turned to be read from an edge of the table. */
export const FACING: Readonly<Record<Edge, Facing>> = { south: 0, west: 90, north: 180, east: 270 };

/**
 * Who sits along each edge, from left to right as those who sit there see it. Seats go round the table
 * clockwise, so along any edge, seen from outside, they run from right to left.
 */
export function seated(edges: readonly Edge[]): Record<Edge, Seat[]> {
  const round: Record<Edge, Seat[]> = { south: [], west: [], north: [], east: [] };
  edges.forEach((edge, seat) => round[edge].push(seat));
  for (const edge of EDGES) round[edge] = fromFirst(round[edge], edges.length).reverse();
  return round;
}

/** Clockwise, beginning where the longest run of other edges ends: seats 4, 0 and not 0, 4. */
function fromFirst(seats: readonly Seat[], players: number): Seat[] {
  const gapBefore = (i: number) => {
    const before = seats[(i + seats.length - 1) % seats.length]!;
    return (seats[i]! - before + players - 1) % players;
  };
  let first = 0;
  for (let i = 1; i < seats.length; i++) if (gapBefore(i) > gapBefore(first)) first = i;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** Menu and log lie at the two corners away from whoever decides, the menu at that person's far left. */
export function corners(lit: Edge | null): { menu: Corner; log: Corner } {
  switch (lit) {
    case 'north':
      return { menu: 'se', log: 'sw' };
    case 'west':
      return { menu: 'ne', log: 'se' };
    case 'east':
      return { menu: 'sw', log: 'nw' };
    default:
      return { menu: 'nw', log: 'ne' };
  }
}
