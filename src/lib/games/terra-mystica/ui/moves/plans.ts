import type { Move } from '$lib/kernel';
import type { TmMove } from '../../moves/types';
import { homeGround } from '../../rules/terrain';
import type { TmPosition } from '../../state';

/** Land that becomes home is mostly built on at once: offered as one step (TM 6.1). */
export function plans(given: Move, view: TmPosition): readonly (readonly Move[])[] {
  const move = given as TmMove;
  if (move.kind !== 'transform') return [];
  const { seat, hex, to } = move;
  return to === homeGround(view.seats[seat]!) ? [[move, { kind: 'build', seat, hex }]] : [];
}
