import type { Draft } from '../kit';
import { askAll } from '../moments';
import type { Piece, RafPosition } from '../state';
import { removePiece, tellLost } from './pieces';
import { settleEffect } from './trophies';

/** Whether nothing can harm a piece. */
export const isSafe = (position: RafPosition, piece: Piece): boolean =>
  askAll(position, 'saves', (saves, holder) => saves(position, holder, piece) || null).length > 0;

/** All victims of one event at once; cards are looked at after the last (RF 6.1). Returns those that were lost. */
export function destroy(draft: Draft, victims: readonly Piece[]): readonly Piece[] {
  const lost = victims.filter((piece) => !isSafe(draft.p, piece));
  for (const piece of lost) {
    removePiece(draft, piece);
    tellLost(draft, piece);
  }
  settleEffect(draft);
  return lost;
}
