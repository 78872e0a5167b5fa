import { tell, type Draft } from '../draft';
import type { Cell, Piece, PieceType } from '../state';
import { newId } from './board';

/** A piece from the reserve. */
export function placePiece(d: Draft, owner: number, type: PieceType, cell: Cell): Piece {
  const piece: Piece = { id: newId(d.p, owner, type), type, owner, cell };
  d.p.pieces = [...d.p.pieces, piece];
  d.placed.push({ owner, type });
  return piece;
}

/** Back to its owner's reserve. */
export function removePiece(d: Draft, { id }: Piece): void {
  d.p.pieces = d.p.pieces.filter((piece) => piece.id !== id);
}

export function movePiece(d: Draft, { id }: Piece, cell: Cell): void {
  d.p.pieces = d.p.pieces.map((piece) => (piece.id === id ? { ...piece, cell } : piece));
}

/** One piece makes room for another: a single step, so cards are looked at only after it (RF 6.1). */
export function replacePiece(d: Draft, piece: Piece, type: PieceType, owner = piece.owner, cell = piece.cell): Piece {
  removePiece(d, piece);
  return placePiece(d, owner, type, cell);
}

export const tellLost = (d: Draft, { owner, type, cell }: Piece): void =>
  tell(d, 'lost', { seat: owner, piece: type, cell });
