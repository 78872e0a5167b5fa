import type { Edge, SeatHolder } from '$lib/store/types';
import { at, ROOM } from './edges';

/** How far along its edge a seat stands, from 0 (left or top) to 1. Numbers run clockwise. */
export function along(seats: readonly SeatHolder[], seat: number): number {
  const { edge } = seats[seat]!;
  const row = seats.map((_, n) => n).filter((n) => seats[n]!.edge === edge);
  return fraction(edge, row.indexOf(seat), row.length);
}

const fraction = (edge: Edge, slot: number, of: number): number => {
  const forward = (slot + 1) / (of + 1);
  return edge === 'south' || edge === 'west' ? 1 - forward : forward;
};

/** Where a seat would go that is let go at this point of the table (0 to 1 in both directions). */
export function drop(seats: readonly SeatHolder[], seat: number, x: number, y: number): { edge: Edge; slot: number } {
  const away: Record<Edge, number> = { south: 1 - y, west: x, north: y, east: 1 - x };
  const edge = (Object.keys(away) as Edge[]).reduce((near, one) => (away[one] < away[near] ? one : near));
  const others = seats.filter((_, n) => n !== seat);
  const there = at(others, edge);
  const t = edge === 'south' || edge === 'north' ? x : y;
  const forward = edge === 'south' || edge === 'west' ? 1 - t : t;
  const slot = there >= ROOM[edge] ? 0 : Math.min(there, Math.floor(forward * (there + 1)));
  return { edge, slot };
}
