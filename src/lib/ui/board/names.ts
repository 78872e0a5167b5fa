import { t } from '$lib/i18n';
import type { Place, Target } from '../game-ui';
import type { BoardCell, BoardPiece } from './model';

/** What a screen reader says of a cell: the land, what stands there, what it is now. */
export function nameOf(
  cell: BoardCell,
  standing: readonly BoardPiece[] | undefined,
  target: Target | undefined,
  chosen: boolean
): string {
  const there = standing?.length ? standing.map((piece) => piece.name).join(', ') : t('look.empty');
  const parts = [cell.name, there];
  if (chosen) parts.push(t('look.chosen'));
  if (target) parts.push(target.name ? t('look.legalFor', { what: target.name }) : t('look.legal'));
  return parts.join(', ');
}

/** What stands where. */
export function standing(pieces: readonly BoardPiece[]): ReadonlyMap<Place, readonly BoardPiece[]> {
  const at = new Map<Place, BoardPiece[]>();
  for (const piece of pieces) {
    const there = at.get(piece.place);
    if (there) there.push(piece);
    else at.set(piece.place, [piece]);
  }
  return at;
}
