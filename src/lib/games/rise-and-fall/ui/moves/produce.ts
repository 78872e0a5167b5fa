import type { Seat } from '$lib/kernel';
import { moveUi } from '$lib/play/move-ui';
import { produce as kind } from '../../moves/produce';
import { actorsOf } from '../../rules/actors';
import { productionOf } from '../../rules/production';
import { roomFor } from '../../rules/stock';
import type { Cell, RafPosition } from '../../state';
import { inPlace } from './by-piece';
import { forAll } from './for-all';
import { resourceSign } from './signs';

/** What the ground gives to a piece that may still act. */
function yieldAt(view: RafPosition, cell: Cell) {
  const actor = actorsOf(view).find(({ piece }) => piece.cell === cell);
  return actor && productionOf(view, actor);
}

/** As many as there is room and supply for. */
function asMuchAsFits(view: RafPosition, seat: Seat, cells: readonly Cell[]): Cell[] {
  const fits = (resource: 'wood' | 'stone') => Math.min(roomFor(view, seat, resource), view.bank[resource]);
  const left = { wood: fits('wood'), stone: fits('stone') };
  return cells.filter((cell) => {
    const made = yieldAt(view, cell);
    if (made === undefined || left[made.resource] < 1) return false;
    left[made.resource] -= made.n;
    return true;
  });
}

export const produce = moveUi(kind, {
  icon: 'rf-produce',
  atOnce: 'free',
  ...inPlace(kind),
  ...forAll(kind, asMuchAsFits),
  badge({ from }, _change, view) {
    const made = yieldAt(view, from);
    return made && resourceSign(made.resource, made.n);
  }
});
