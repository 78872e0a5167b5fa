import type { BoardPiece } from './model';

/** The pieces with the ghosts of those that a move would bring: what would be replaced makes room for them. */
export function withGhosts(now: readonly BoardPiece[], then: readonly BoardPiece[] | null): readonly BoardPiece[] {
  if (then === null) return now;
  const at = new Map(now.map(({ key, place }) => [key, place]));
  const ghosts = then
    .filter(({ key, place }) => at.get(key) !== place)
    .map((piece) => ({ ...piece, key: `${piece.key} ghost`, faint: true }));
  if (ghosts.length === 0) return now;
  const stays = new Set(then.map(({ key }) => key));
  const covered = new Set(ghosts.map(({ place }) => place));
  return [...now.filter(({ key, place }) => stays.has(key) || !covered.has(place)), ...ghosts];
}
