import { t } from '$lib/i18n';
import type { Place, Target } from '$lib/play/game-ui';
import type { BoardCell, BoardPiece } from './model';

/** What a screen reader says of a cell that no tap changes: the land, what stands there. */
export function plainName(cell: BoardCell, standing: readonly BoardPiece[] | undefined): string {
  const names = standing?.map((piece) => piece.name).filter((name) => name !== '');
  return `${cell.name}, ${names?.length ? names.join(', ') : t('look.empty')}`;
}

/** The same with what the cell is at this moment. */
export function nameOf(plain: string, target: Target | undefined, chosen: boolean): string {
  if (target === undefined && !chosen) return plain;
  const parts = [plain];
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
