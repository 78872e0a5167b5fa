import { draw } from '$lib/kernel';
import type { Draft } from '../kit';
import type { RafPosition } from '../state';
import { TIERS } from '../data/terrain';
import { talesOf } from '../moments';
import { draftLength, fewestMoves, fits, place, placements, tierAt, type Tier, type Tiles, type World } from '../world';
import { askSetUp, nextBuilder } from './set-up';
import { tilesOf } from './tiles';

/** Who lays the first tile is drawn by lot; then clockwise, from tier to tier without a break (RF 4). */
export function beginBuilding(draft: Draft): void {
  const [first, random] = draw(draft.p.random, 0, draft.p.players - 1);
  draft.p.random = random;
  draft.p.building = { first, laid: 0 };
  draft.tell('build.first', { seat: first });
}

/** The next tile, skipping such as fit nowhere; they go back to the box. */
export function askTile(draft: Draft): void {
  for (;;) {
    // Special places come as soon as their tier is complete, and take their steps of the rotation.
    askSetUp(draft);
    if (draft.p.owed.length > 0) return;
    const { first, laid } = draft.p.building!;
    const tiles = tilesOf(draft.p);
    const tier = tierAt(draft.p.players, laid, tiles);
    if (tier === null) return;
    const seat = nextBuilder(draft.p);
    draft.p.building = { first, laid: laid + 1 };
    for (const tale of talesOf(draft.p)) tale.beforeTile?.(draft, tier, leftOf(tiles, tier, laid));
    if (fits(draft.p.world, tier)) return draft.ask({ seat, kind: 'tile', tier, n: 1 });
    const n = fewestMoves(draft.p.world, tier);
    if (n !== null) return draft.ask({ seat, kind: 'lift', tier, n });
    draft.tell('tile.boxed', { tier });
  }
}

/** How many of a tier are still to be laid when so many tiles are. */
const leftOf = (tiles: Tiles, tier: Tier, laid: number): number =>
  TIERS.slice(0, TIERS.indexOf(tier) + 1).reduce((sum, each) => sum + tiles[each], 0) - laid;

export const tilesAreLeft = (position: RafPosition): boolean =>
  position.building !== null && position.building.laid < draftLength(position.players, tilesOf(position));

/** Whether n more tiles of a tier can be laid, one after the other. */
export function roomFor(world: World, tier: Tier, n: number): boolean {
  if (n === 0) return true;
  if (n === 1) return fits(world, tier);
  return placements(world, tier).some((placement) => roomFor(place(world, placement), tier, n - 1));
}
