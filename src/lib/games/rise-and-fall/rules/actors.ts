import { refusal, type Refusal } from '$lib/kernel';
import type { Card, Cell, Piece, RafPosition } from '../state';
import { boardOf, pieceOn, type Board } from './board';

/** A piece about to act, with the cell it stands on. */
export interface Actor {
  readonly piece: Piece;
  readonly n: number;
  readonly board: Board;
}

/** The pieces that may still act, in a fixed order. */
export function actorsOf(position: RafPosition): Actor[] {
  const board = boardOf(position);
  return position.acting.ready.flatMap((id) => {
    const piece = board.byId.get(id);
    return piece === undefined ? [] : { piece, n: board.ground.at.get(piece.cell)!, board };
  });
}

/** The piece of the played card on a cell, or why there is none that may act. */
export function actorAt(position: RafPosition, civ: number, card: Card, cell: Cell): Actor | Refusal {
  const board = boardOf(position);
  const n = board.ground.at.get(cell);
  const piece = n === undefined ? undefined : pieceOn(board, n, card);
  if (n === undefined || piece?.owner !== civ) return refusal('actor.none', 'RF 7.3', { card, cell });
  if (!position.acting.ready.includes(piece.id)) return refusal('actor.done', 'RF 7.3', { card, cell });
  return { piece, n, board };
}
