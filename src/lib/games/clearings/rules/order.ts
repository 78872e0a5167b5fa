import type { Seat } from '$lib/kernel';

/** Every seat once, clockwise, beginning with this one. */
export const clockwise = (from: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, n) => (from + n) % seats);

/** Every other seat, clockwise, beginning with the left neighbour. */
export const others = (of: Seat, seats: number): Seat[] => clockwise(of, seats).slice(1);
