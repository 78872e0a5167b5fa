import { boardOf } from '../../rules/board';
import type { Cell, RafPosition } from '../../state';

/** Cells of the pieces that may still act. */
export function cellsOfReady(view: RafPosition): Cell[] {
  const { byId } = boardOf(view);
  return view.acting.ready.flatMap((id) => byId.get(id)?.cell ?? []);
}
