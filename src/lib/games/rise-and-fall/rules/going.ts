import type { Draft } from '../kit';
import type { Cell, Piece } from '../state';
import { boardOf } from './board';
import { movePiece } from './pieces';
import { nextEnds, onwardFrom } from './springs';

/** A piece comes to a cell; from where it cannot stay it goes on at once, and asks where if there is a choice (RF 17.13). */
export function goTo(draft: Draft, piece: Piece, to: Cell): void {
  const onward = onwardFrom(draft.p, piece, to);
  movePiece(draft, piece, to);
  draft.tell('move', { seat: piece.owner, piece: piece.type, from: piece.cell, to });
  if (draft.p.acting.onward !== undefined) {
    const { onward: _, ...acting } = draft.p.acting;
    draft.p.acting = acting;
  }
  if (onward === null) return;
  draft.p.acting = { ...draft.p.acting, onward };
  const { byId, ground } = boardOf(draft.p);
  const [only, ...others] = nextEnds(draft.p, onward);
  if (only !== undefined && others.length === 0) goTo(draft, byId.get(piece.id)!, ground.cells[only]!);
  else draft.ask({ seat: piece.owner, kind: 'moveOn', piece: piece.type });
}
