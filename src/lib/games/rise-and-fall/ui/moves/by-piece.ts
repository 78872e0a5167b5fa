import { distance, hexOf, type Move, type MoveKind, type Seat } from '$lib/kernel';
import type { Params } from '$lib/i18n/format';
import type { Place } from '$lib/play/move-ui';
import { boardOf, piecesOn } from '../../rules/board';
import type { Cell, Piece, RafPosition } from '../../state';
import { isCell } from '../place-names';
import { asked } from './laying';

/** The piece that was touched last: what is tapped next is meant for it. */
export const hand: { from: Cell | null } = { from: null };

/** An action where the piece stands. */
export interface ByPiece {
  readonly kind: string;
  readonly seat: Seat;
  readonly from: Cell;
}

/** An action on a cell, perhaps its own. */
interface OnCell extends ByPiece {
  readonly to: Cell;
}

/** What else the attempt of an action says, as far as a reason depends on it. */
type Rest<M extends ByPiece> = (
  view: RafPosition,
  seat: Seat,
  cell: Cell
) => Params & Pick<M, Exclude<keyof M, keyof OnCell>>;

const nothing = () => ({});

/** The piece of the played card that a tap on a cell is meant for. */
function actorFor(view: RafPosition, seat: Seat, place: Cell): Cell {
  const card = view.played[seat];
  const mine = view.pieces.filter(({ owner, type }) => owner === seat && type === card);
  if (standingOn(view, place).some(({ owner, type }) => owner === seat && type === card)) return place;
  if (hand.from !== null && mine.some(({ cell }) => cell === hand.from)) return hand.from;
  const far = ({ cell }: Piece) => distance(hexOf(cell), hexOf(place));
  return mine.length === 0 ? place : mine.reduce((best, piece) => (far(piece) < far(best) ? piece : best)).cell;
}

export function standingOn(view: RafPosition, cell: Cell): readonly Piece[] {
  const board = boardOf(view);
  const n = board.ground.at.get(cell);
  return n === undefined ? [] : piecesOn(board, n);
}

const canBeTried = (place: Place, view: RafPosition): boolean => isCell(place) && asked(view, 'act') !== null;

/** A piece does something where it stands: touched at the piece. */
export const inPlace = <M extends ByPiece>(
  { kind }: MoveKind<RafPosition, M>,
  rest: Rest<M> | typeof nothing = nothing
) => ({
  places: ({ from }: ByPiece): readonly Place[] => [from],
  attempt: (place: Place, seat: Seat, view: RafPosition): Move | null =>
    canBeTried(place, view) ? { ...rest(view, seat, place), kind, seat, from: actorFor(view, seat, place) } : null
});

/** A piece does something to a cell: touched are the piece, then the cell, unless that is its own. */
export const onCell = <M extends OnCell>(
  { kind }: MoveKind<RafPosition, M>,
  rest: Rest<M> | typeof nothing = nothing
) => ({
  places: ({ from, to }: OnCell): readonly Place[] => (to === from ? [from] : [from, to]),
  attempt: (place: Place, seat: Seat, view: RafPosition): Move | null =>
    canBeTried(place, view)
      ? { ...rest(view, seat, place), kind, seat, from: actorFor(view, seat, place), to: place }
      : null
});
