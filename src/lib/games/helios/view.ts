import type { Seat } from '$lib/kernel';
import { ACTS, HIDDEN, type Colour, type HeliosPosition } from './state';

/** Face-down piles show their height only, and a bag belongs to its owner until the end (HE 12). */
export function view(position: HeliosPosition, seat: Seat | null): HeliosPosition {
  const { draw, extra, seats, phase } = position;
  return {
    ...position,
    draw: Object.fromEntries(
      ACTS.map((act) => [act, draw[act].map(() => HIDDEN)])
    ) as unknown as HeliosPosition['draw'],
    extra: extra.map(() => HIDDEN as Colour),
    seats: phase === 'over' ? seats : seats.map((state, n) => (n === seat ? state : { ...state, vp: 0 }))
  };
}
