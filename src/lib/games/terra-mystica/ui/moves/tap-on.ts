import type { Move, Seat } from '$lib/kernel';
import type { Place } from '$lib/play/move-ui';
import type { TmPosition } from '../../state';
import { parts } from '../places';

/** What a tap means, from what the place's name says. */
type Meant = (rest: readonly string[], seat: Seat, view: TmPosition) => Move | null;

/** Taps on one kind of place; on any other nothing is meant. */
export const tapOn =
  (kind: string, meant: Meant) =>
  (place: Place, seat: Seat, view: TmPosition): Move | null => {
    const { what, rest } = parts(place);
    return what === kind ? meant(rest, seat, view) : null;
  };
