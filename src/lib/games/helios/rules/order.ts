import type { Seat } from '$lib/kernel';

/** Every seat once, clockwise, beginning with this one. */
export const clockwise = (from: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, n) => (from + n) % seats);
