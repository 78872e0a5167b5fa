import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { HUT_PRICES, TOWER_PRICE } from '../data';
import type { ClearingsPosition, Piece, Place } from '../state';
import { besides, landAt, notFree, piecesOf, spotOf, steps } from './places';
import { cannotPay } from './supply';

/** Next to a piece of one's own, or one further for a tower, which looks over what lies between (CL 4.2). */
export const inReach = ({ pieces }: ClearingsPosition, seat: Seat, place: Place): boolean =>
  besides(place).some((next) => pieces[next]?.seat === seat || besides(next).some((far) => isTower(pieces[far], seat)));

const isTower = (piece: Piece | undefined, seat: Seat): boolean => piece?.seat === seat && piece.kind === 'tower';

/** Why this seat cannot build a hut here, price aside. */
function notBuildable(position: ClearingsPosition, seat: Seat, place: Place): Refusal | null {
  const objection = notFree(position, place, 'CL 4.2');
  if (objection !== null || inReach(position, seat, place)) return objection;
  const away = Math.min(...piecesOf(position, seat).map((own) => steps(own, place)));
  return refusal('build.far', 'CL 4.2', { at: spotOf(position, place), steps: away });
}

export const cannotBuild = (position: ClearingsPosition, seat: Seat, place: Place): Refusal | null =>
  notBuildable(position, seat, place) ?? cannotPay(position, seat, HUT_PRICES[landAt(position, place)], 'CL 4.3');

/** Why this seat cannot make a tower here. */
export function cannotRaise(position: ClearingsPosition, seat: Seat, place: Place): Refusal | null {
  if (!Object.hasOwn(position.land, place)) return refusal('place.unknown', 'CL 4.5');
  const piece = position.pieces[place];
  const at = spotOf(position, place);
  if (piece === undefined) return refusal('raise.empty', 'CL 4.5', { at });
  if (piece.seat !== seat) return refusal('raise.other', 'CL 4.5', { at, owner: piece.seat });
  if (piece.kind === 'tower') return refusal('raise.tower', 'CL 4.5', { at });
  return cannotPay(position, seat, TOWER_PRICE, 'CL 4.5');
}

/** Free or not, payable or not. */
export const placesInReach = (position: ClearingsPosition, seat: Seat): Place[] =>
  Object.keys(position.land).filter((place) => inReach(position, seat, place));

/** Where this seat could build a hut now. */
export const hutPlaces = (position: ClearingsPosition, seat: Seat): Place[] =>
  placesInReach(position, seat).filter((place) => cannotBuild(position, seat, place) === null);

/** Where this seat could raise a tower now. */
export const towerPlaces = (position: ClearingsPosition, seat: Seat): Place[] =>
  piecesOf(position, seat).filter((place) => cannotRaise(position, seat, place) === null);

export const withPiece = (
  position: ClearingsPosition,
  place: Place,
  seat: Seat,
  kind: Piece['kind']
): ClearingsPosition => ({ ...position, pieces: { ...position.pieces, [place]: { seat, kind } } });
