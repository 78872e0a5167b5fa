import type { MoveFrom, MoveKind, Seat } from '$lib/kernel';
import type { anyPiece, cell } from '../../moves/fields';
import type { Cell, PieceType, RafPosition } from '../../state';
import { pictureOf } from '../tales/standing';
import { onCell, standingOn } from './by-piece';

type OnPiece = MoveFrom<string, { from: typeof cell; to: typeof cell; target: typeof anyPiece }>;

/** The piece that would be meant on a cell: another's, if there is one. */
function victimAt(view: RafPosition, seat: Seat, cell: Cell): PieceType {
  const there = standingOn(view, cell);
  return (there.find(({ owner }) => owner !== seat) ?? there[0])?.type ?? 'nomad';
}

/** Something is done to a piece of somebody else's, which is shown. */
export const onPiece = (kind: MoveKind<RafPosition, OnPiece>) => ({
  ...onCell(kind, (view, seat, cell) => ({ target: victimAt(view, seat, cell) })),
  picture: ({ target }: OnPiece): string => `rf-${pictureOf(target)}`
});
