import type { Draft } from '../kit';
import { cardFor } from '../data';
import type { Piece, PieceId, RafPosition } from '../state';

const told = ({ owner, type, cell }: Piece) => ({ seat: owner, piece: type, cell });

/** These pieces fall over: they cannot act until they stand up (RF 17.0). */
export function layDown(draft: Draft, fallen: readonly Piece[]): void {
  const ids = fallen.flatMap(({ id, lying }) => (lying ? [] : id));
  if (ids.length === 0) return;
  draft.p.pieces = draft.p.pieces.map((piece) => (ids.includes(piece.id) ? { ...piece, lying: true } : piece));
  const { ready } = draft.p.acting;
  draft.p.acting = { ...draft.p.acting, ready: ready.filter((id) => !ids.includes(id)) };
  for (const piece of fallen) if (ids.includes(piece.id)) draft.tell('lies', told(piece));
}

/** The pieces that a card would set in motion, but that lie. */
export const lyingWith = ({ pieces }: RafPosition, civ: number, card: string | null): readonly PieceId[] =>
  pieces.flatMap(({ id, owner, type, lying }) => (lying && owner === civ && cardFor(type) === card ? id : []));

/** When the actions of a civilization are over, what lay when they began stands up. */
export function standUp(draft: Draft): void {
  const { lying, ...acting } = draft.p.acting;
  if (lying === undefined) return;
  draft.p.acting = acting;
  draft.p.pieces = draft.p.pieces.map((piece) => {
    if (!piece.lying || !lying.includes(piece.id)) return piece;
    const { lying: _, ...standing } = piece;
    draft.tell('stands', told(standing));
    return standing;
  });
}
