import type { Refusal } from '$lib/kernel';
import type { Place } from '../moments';
import { refuseOrdinary } from '../rules/laying';
import type { Cell, RafPosition, TaleId, Terrain } from '../state';
import { override, type Override } from '../world';

/** A special place of one cell on ordinary ground. */
export const onOneCell = (
  what: TaleId,
  rule: string,
  on: readonly Terrain[],
  becomes: Override,
  refuse: (position: RafPosition, to: Cell) => Refusal | null = () => null
): Place => ({
  turns: 1,
  refuse: (position, to) => refuseOrdinary(position, what, to, on, rule) ?? refuse(position, to),
  lay(draft, to) {
    draft.p.world = override(draft.p.world, to, { ...becomes, special: what });
  }
});
