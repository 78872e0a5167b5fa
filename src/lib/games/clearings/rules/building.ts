import type { Refusal, Seat } from '$lib/kernel';
import { HUT_PRICES, TOWER_PRICE } from '../data';
import { kit, type Draft } from '../kit';
import type { ClearingsPosition, Piece, Place } from '../state';
import { besides, landAt, piecesOf, refuseTaken, spotOf, steps } from './places';
import { refusePrice } from './supply';

/** Next to a piece of one's own, or one further for a tower, which looks over what lies between (CL 4.2). */
export const inReach = ({ pieces }: ClearingsPosition, seat: Seat, place: Place): boolean =>
  besides(place).some((next) => pieces[next]?.seat === seat || besides(next).some((far) => isTower(pieces[far], seat)));

const isTower = (piece: Piece | undefined, seat: Seat): boolean => piece?.seat === seat && piece.kind === 'tower';

/** Why this seat cannot build a hut here, price aside. */
function refuseSite(position: ClearingsPosition, seat: Seat, place: Place): Refusal | null {
  const taken = refuseTaken(position, place, 'CL 4.2');
  if (taken !== null || inReach(position, seat, place)) return taken;
  const away = Math.min(...piecesOf(position, seat).map((own) => steps(own, place)));
  return kit.refuse('build.far', 'CL 4.2', { at: spotOf(position, place), steps: away });
}

export const refuseBuilding = (position: ClearingsPosition, seat: Seat, place: Place): Refusal | null =>
  refuseSite(position, seat, place) ?? refusePrice(position, seat, HUT_PRICES[landAt(position, place)], 'CL 4.3');

/** Why this seat cannot make a tower here. */
export function refuseRaising(position: ClearingsPosition, seat: Seat, place: Place): Refusal | null {
  if (!Object.hasOwn(position.land, place)) return kit.refuse('place.unknown', 'CL 4.5');
  const piece = position.pieces[place];
  const at = spotOf(position, place);
  if (piece === undefined) return kit.refuse('raise.empty', 'CL 4.5', { at });
  if (piece.seat !== seat) return kit.refuse('raise.other', 'CL 4.5', { at, owner: piece.seat });
  if (piece.kind === 'tower') return kit.refuse('raise.tower', 'CL 4.5', { at });
  return refusePrice(position, seat, TOWER_PRICE, 'CL 4.5');
}

/** Free or not, payable or not. */
export const placesInReach = (position: ClearingsPosition, seat: Seat): Place[] =>
  Object.keys(position.land).filter((place) => inReach(position, seat, place));

/** Where this seat could build a hut now. */
export const hutPlaces = (position: ClearingsPosition, seat: Seat): Place[] =>
  placesInReach(position, seat).filter((place) => refuseBuilding(position, seat, place) === null);

/** Where this seat could raise a tower now. */
export const towerPlaces = (position: ClearingsPosition, seat: Seat): Place[] =>
  piecesOf(position, seat).filter((place) => refuseRaising(position, seat, place) === null);

export function putPiece(draft: Draft, place: Place, seat: Seat, kind: Piece['kind']): void {
  draft.p.pieces = { ...draft.p.pieces, [place]: { seat, kind } };
}
