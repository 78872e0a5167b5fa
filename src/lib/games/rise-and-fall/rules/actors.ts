import { refusal, type Refusal } from '$lib/kernel';
import type { Card, Cell, Piece, PieceId, RafPosition } from '../state';
import { boardOf, pieceOn, type Board } from './board';

/** A piece about to act, with the cell it stands on. */
export interface Actor {
  readonly piece: Piece;
  readonly n: number;
  readonly board: Board;
}

const known = new WeakMap<readonly PieceId[], { readonly board: Board; readonly actors: readonly Actor[] }>();

/** The pieces that may still act, in a fixed order; every kind of action asks for them. */
export function actorsOf(position: RafPosition): readonly Actor[] {
  const board = boardOf(position);
  const { ready } = position.acting;
  let found = known.get(ready);
  if (found?.board !== board) known.set(ready, (found = { board, actors: actorsAmong(ready, board) }));
  return found.actors;
}

function actorsAmong(ready: readonly PieceId[], board: Board): Actor[] {
  const actors: Actor[] = [];
  for (const id of ready) {
    const piece = board.byId.get(id);
    if (piece !== undefined) actors.push({ piece, n: board.ground.at.get(piece.cell)!, board });
  }
  return actors;
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
