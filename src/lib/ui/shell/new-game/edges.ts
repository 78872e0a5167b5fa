import type { Edge, SeatHolder } from '$lib/store/types';

/** Round the table clockwise, seen from above. Seats are numbered in this order. */
export const ROUND: readonly Edge[] = ['south', 'west', 'north', 'east'];

/** A long edge has room for three panels, a short one for one. */
export const ROOM: Readonly<Record<Edge, number>> = { south: 3, west: 1, north: 3, east: 1 };

/** Where n people sit when nobody has said otherwise: across from each other, then all round. */
const USUAL: readonly (readonly Edge[])[] = [
  [],
  ['south'],
  ['south', 'north'],
  ['south', 'west', 'north'],
  ['south', 'west', 'north', 'east'],
  ['south', 'south', 'west', 'north', 'east'],
  ['south', 'south', 'west', 'north', 'north', 'east'],
  ['south', 'south', 'south', 'west', 'north', 'north', 'east'],
  ['south', 'south', 'south', 'west', 'north', 'north', 'north', 'east']
];

export const usualEdges = (players: number): readonly Edge[] => USUAL[Math.min(players, USUAL.length - 1)]!;

export const at = (seats: readonly SeatHolder[], edge: Edge): number =>
  seats.filter((seat) => seat.edge === edge).length;

/** Seats in the order of the table; those at one edge keep theirs. */
export const inOrder = <S extends { readonly edge: Edge }>(seats: readonly S[]): S[] =>
  ROUND.flatMap((edge) => seats.filter((seat) => seat.edge === edge));

/**
 * Puts a seat at an edge, before the `slot`th of those that sit there already. A full edge gives its
 * nearest seat in exchange, so nobody is ever without a place.
 */
export function place(seats: readonly SeatHolder[], from: number, edge: Edge, slot: number): SeatHolder[] {
  const moved = seats[from];
  if (moved === undefined) return [...seats];
  const others = seats.filter((_, seat) => seat !== from);
  const there = others.filter((seat) => seat.edge === edge);
  const before = Math.max(0, Math.min(slot, there.length));
  const row = [...there.slice(0, before), { ...moved, edge }, ...there.slice(before)];
  const elsewhere = others.filter((seat) => seat.edge !== edge);
  if (row.length > ROOM[edge]) {
    const leaves = there[Math.min(before, there.length - 1)]!;
    return inOrder([...row.filter((seat) => seat !== leaves), ...elsewhere, { ...leaves, edge: moved.edge }]);
  }
  return inOrder([...elsewhere, ...row]);
}

/** One place on round the table, for arrow keys: past the neighbours at the same edge, then to the next edge. */
export function step(seats: readonly SeatHolder[], from: number, by: 1 | -1): { seats: SeatHolder[]; seat: number } {
  const moved = seats[from];
  if (moved === undefined) return { seats: [...seats], seat: from };
  const row = seats.filter((seat) => seat.edge === moved.edge);
  const slot = row.indexOf(moved) + by;
  const stays = slot >= 0 && slot < row.length;
  const edge = stays ? moved.edge : ROUND[(ROUND.indexOf(moved.edge) + by + ROUND.length) % ROUND.length]!;
  const next = stays ? slot : by === 1 ? 0 : at(seats, edge);
  const placed = place(seats, from, edge, next);
  return { seats: placed, seat: seatOf(placed, moved) };
}

/** Where a seat has gone: its colour is its own. */
export const seatOf = (seats: readonly SeatHolder[], who: SeatHolder): number =>
  seats.findIndex((seat) => seat.colour === who.colour);
