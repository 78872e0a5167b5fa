import { talesOf } from '../moments';
import type { RafPosition, Variant } from '../state';
import { supply, type Tier, type Tiles } from '../world';

const known = new WeakMap<Variant, Tiles>();

/** How many tiles of each tier the players lay: tales leave some in the box (RF 17.0). */
export function tilesOf(position: RafPosition): Tiles {
  const { variant, players } = position;
  if (variant.tales === undefined) return supply(players);
  let found = known.get(variant);
  if (found === undefined) {
    const tiles = { ...supply(players) };
    for (const { fewer = {} } of talesOf(position)) {
      for (const [tier, n] of Object.entries(fewer)) tiles[tier as Tier] -= n;
    }
    known.set(variant, (found = tiles));
  }
  return found;
}
