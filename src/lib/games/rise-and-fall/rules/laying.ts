import type { Refusal } from '$lib/kernel';
import { kit } from '../kit';
import { taleNamed, type Place, type SetUpItem } from '../moments';
import type { Cell, RafPosition, TaleId, Terrain } from '../state';
import { cellsOf, special, survey } from '../world';

/** Whether something can be set up anywhere. */
function canLay(position: RafPosition, what: TaleId): boolean {
  const place: Place = taleNamed(position, what)!.place!;
  const turns = Array.from({ length: place.turns }, (_, turn) => turn);
  return cellsOf(position.world).some((to) => turns.some((turn) => place.refuse(position, to, turn) === null));
}

/** Something that is laid or set up at a time; what has no place stays in the box (RF 17.0). */
export const setUpOf = (what: TaleId, after: SetUpItem['after'], each = false): SetUpItem => ({
  after,
  each,
  ask(draft, seat) {
    const can = canLay(draft.p, what);
    if (can) draft.ask({ seat, kind: 'lay', what });
    else draft.tell('leftOut', { what });
    return can;
  }
});

/** Whether a cell is such ground, and ordinary: no special place lies there. */
export function refuseOrdinary(
  { world }: RafPosition,
  what: TaleId,
  cell: Cell,
  on: readonly Terrain[],
  rule: string
): Refusal | null {
  const { at, terrain } = survey(world);
  const n = at.get(cell);
  if (n === undefined) return kit.refuse('cell.unknown', rule, { cell });
  if (special(world, cell) !== undefined) return kit.refuse('lay.special', rule, { cell });
  return on.includes(terrain[n]!) ? null : kit.refuse('lay.ground', rule, { what, cell, terrain: terrain[n]! });
}
