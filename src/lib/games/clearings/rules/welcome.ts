import type { DecisionOf, Seat } from '$lib/kernel';
import { GIFT } from '../data';
import type { ClearingsVocabulary } from '../kit';
import type { ClearingsPosition, Place } from '../state';
import { others } from './order';
import { neighboursAt } from './places';
import { refusePrice } from './supply';

/** Each neighbour of a new hut who has a gift to give is asked, clockwise from the newcomer (CL 4.8). */
export function welcomes(
  position: ClearingsPosition,
  newcomer: Seat,
  place: Place
): DecisionOf<ClearingsVocabulary, 'welcome'>[] {
  if (!position.welcome) return [];
  const near = neighboursAt(position, place);
  return others(newcomer, position.seats.length)
    .filter((seat) => near.has(seat) && refusePrice(position, seat, GIFT, 'CL 4.8') === null)
    .map((seat) => ({ seat, kind: 'welcome', optional: true, newcomer, place }));
}
