import type { Draft } from '../kit';
import type { Cell, Piece, PieceType } from '../state';
import { newId } from './board';

/** A piece from the reserve. */
export function placePiece(draft: Draft, owner: number, type: PieceType, cell: Cell): Piece {
  const piece: Piece = { id: newId(draft.p, owner, type), type, owner, cell };
  draft.p.pieces = [...draft.p.pieces, piece];
  draft.notes.placed.push({ owner, type });
  return piece;
}

/** Back to its owner's reserve. */
export function removePiece(draft: Draft, { id }: Piece): void {
  draft.p.pieces = draft.p.pieces.filter((piece) => piece.id !== id);
}

export function movePiece(draft: Draft, { id }: Piece, cell: Cell): void {
  draft.p.pieces = draft.p.pieces.map((piece) => (piece.id === id ? { ...piece, cell } : piece));
}

/** One piece makes room for another: a single step, so cards are looked at only after it (RF 6.1). */
export function replacePiece(
  draft: Draft,
  piece: Piece,
  type: PieceType,
  owner = piece.owner,
  cell = piece.cell
): Piece {
  removePiece(draft, piece);
  return placePiece(draft, owner, type, cell);
}

export const tellLost = (draft: Draft, { owner, type, cell }: Piece): void =>
  draft.tell('lost', { seat: owner, piece: type, cell });
