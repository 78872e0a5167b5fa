import { momentsOf, type Moments, type Reach } from '../moments';
import type { RafPosition } from '../state';
import type { Actor } from './board';

/**
 * How far the word of a Temple or the schools of a City carry: one step, unless something reaches further (RF 8);
 * asked without one power, how far they would carry.
 */
export function reachOf(position: RafPosition, actor: Actor, what: Reach, without?: Moments['reach']): number {
  let range = 1;
  for (const further of momentsOf(position, actor.piece.owner).reach ?? []) {
    if (further !== without) range = Math.max(range, further[what]?.(position, actor) ?? 1);
  }
  return range;
}
