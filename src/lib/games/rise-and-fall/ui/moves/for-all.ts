import type { Move, MoveKind, Seat } from '$lib/kernel';
import type { Cell, RafPosition } from '../../state';
import type { ByPiece } from './by-piece';
import { asked } from './laying';
import { cellsOfReady } from './ready';

/** Those of the cells that get something, if all ask for it at once; the first one is counted. */
type Fitting = (view: RafPosition, seat: Seat, cells: readonly Cell[]) => readonly Cell[];

/** Cells of the pieces that may still act, other than this one. */
const others = (view: RafPosition, from: Cell): Cell[] => cellsOfReady(view).filter((cell) => cell !== from);

/** What one piece does, all can do: "All Cities: taxes", offered beside the taxes of the one that was touched. */
export const forAll = (kind: MoveKind<RafPosition, ByPiece>, fitting: Fitting = (_view, _seat, cells) => cells) => ({
  plans(move: ByPiece, view: RafPosition): readonly (readonly Move[])[] {
    const decision = asked(view, 'act');
    if (decision === null) return [];
    const { seat, from } = move;
    const can = others(view, from).filter((cell) => kind.check(view, { ...move, from: cell }, decision) === null);
    const all = fitting(view, seat, [from, ...can]);
    return all.length < 2 ? [] : [all.map((cell) => ({ ...move, from: cell }))];
  }
});
