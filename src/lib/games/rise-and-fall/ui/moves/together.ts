import type { MoveKind, Seat } from '$lib/kernel';
import type { Place } from '$lib/play/move-ui';
import { cellsOfReady } from './ready';
import type { Cell, RafPosition } from '../../state';
import { isCell } from '../place-names';
import { asked } from './laying';
import type { ByPiece } from './by-piece';

/** Several pieces do something together: touched are the one that acts, then the others. */
interface Together extends ByPiece {
  readonly others: Cell[];
}

/** @param n so many others */
export const together = <M extends Together>({ kind }: MoveKind<RafPosition, M>, n: number) => ({
  places: ({ from, others }: Together): readonly Place[] => [from, ...others],
  attempt(place: Place, seat: Seat, view: RafPosition) {
    if (!isCell(place) || asked(view, 'act') === null) return null;
    // Too few of them are filled up with the one that acts: that is refused in words.
    const ready = cellsOfReady(view).filter((cell) => cell !== place);
    const others = Array.from({ length: n }, (_, i) => ready[i] ?? place);
    return { kind, seat, from: place, others };
  }
});
