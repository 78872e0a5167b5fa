import type { Refusal } from '$lib/kernel';
import { askAll, type Bar, type Closing, type Visitor } from '../moments';
import type { RafPosition } from '../state';

/** All that closes cells to somebody now. */
export const barsOf = (position: RafPosition, visitor: Visitor): readonly Bar[] =>
  askAll(position, 'bars', (bars, holder) => bars(position, holder, visitor));

/** The reason why a cell is closed to a piece, or null. */
export function refuseClosed(
  position: RafPosition,
  n: number,
  visitor: Visitor,
  ...what: readonly Closing[]
): Refusal | null {
  const bar = barsOf(position, visitor).find(({ closes }) => what.some((each) => closes(n, each)));
  return bar?.refuse(n) ?? null;
}
