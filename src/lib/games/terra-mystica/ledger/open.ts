import { answerable } from '$lib/kernel';
import type { TmPosition } from '../state';
import type { Asked, DecisionKind } from '../vocabulary/decisions';

/** The first decision of some kind that a seat can answer now. */
export function openFor<K extends DecisionKind>(position: TmPosition, seat: number, kind: K): Asked<K> | undefined {
  for (const decision of answerable(position)) {
    if (decision.seat === seat && decision.kind === kind) return decision as Asked<K>;
  }
  return undefined;
}
