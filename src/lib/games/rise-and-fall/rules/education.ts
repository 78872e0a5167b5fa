import type { RafPosition } from '../state';
import type { Actor } from './board';
import { isLinked, isSteep, type Ground } from './ground';
import { reachOf } from './reach';

/** The cells whose Nomads a City can educate: beside it without a cliff, or as many such steps as its schools reach (RF 8.2). */
export function pupils(position: RafPosition, actor: Actor): ReadonlySet<number> {
  const {
    n,
    board: { ground }
  } = actor;
  const range = reachOf(position, actor, 'educate');
  const found = new Set<number>();
  let edge = [n];
  let onDeck = false;
  for (let step = 0; step < range; step++) {
    onDeck ||= edge.some((at) => isLinked(ground, at, ground.bridge?.n ?? -1));
    edge = edge.flatMap((at) => level(ground, at).filter((to) => to !== n && !found.has(to)));
    for (const to of edge) found.add(to);
  }
  // A Nomad on the deck is taught from an end of the bridge, not over the water below.
  if (ground.bridge !== null && !onDeck) found.delete(ground.bridge.n);
  return found;
}

const level = (ground: Ground, at: number): number[] =>
  ground.sides[at]!.filter((to) => !isSteep(ground, at, to) || isLinked(ground, at, to));
