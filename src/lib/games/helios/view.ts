import type { Seat } from '$lib/kernel';
import { HIDDEN, type Colour, type HeliosPosition } from './state';

/** Face-down piles by their height, each made once: views are asked for all the time. */
const backs: (readonly (typeof HIDDEN)[])[] = [];
const faceDown = ({ length }: readonly unknown[]): readonly (typeof HIDDEN)[] =>
  (backs[length] ??= Array.from({ length }, () => HIDDEN));

/** Face-down piles show their height only, and a bag belongs to its owner until the end (HE 12). */
export function view(position: HeliosPosition, seat: Seat | null): HeliosPosition {
  const { draw, extra, seats, phase } = position;
  return {
    ...position,
    draw: { create: faceDown(draw.create), build: faceDown(draw.build), sun: faceDown(draw.sun) },
    extra: faceDown(extra) as readonly string[] as readonly Colour[],
    seats: phase === 'over' ? seats : seats.map((state, n) => (n === seat ? state : { ...state, vp: 0 }))
  };
}
