import { draw } from '$lib/kernel';
import { ask, tell, type Draft } from '../draft';
import type { RafPosition } from '../state';
import { builderAt, draftLength, fewestMoves, fits, place, placements, tierAt, type Tier, type World } from '../world';

/** Who lays the first tile is drawn by lot; then clockwise, from tier to tier without a break (RF 4). */
export function beginBuilding(d: Draft): void {
  const [first, random] = draw(d.p.random, 0, d.p.players - 1);
  d.p.random = random;
  d.p.building = { first, laid: 0 };
  tell(d, 'build.first', { seat: first });
}

/** The next tile, skipping such as fit nowhere; they go back to the box. */
export function askTile(d: Draft): void {
  for (;;) {
    const { first, laid } = d.p.building!;
    const tier = tierAt(d.p.players, laid);
    if (tier === null) return;
    const seat = builderAt(d.p.players, first, laid);
    d.p.building = { first, laid: laid + 1 };
    if (fits(d.p.world, tier)) return ask(d, { seat, kind: 'tile', tier, n: 1 });
    const n = fewestMoves(d.p.world, tier);
    if (n !== null) return ask(d, { seat, kind: 'lift', tier, n });
    tell(d, 'tile.boxed', { tier });
  }
}

export const tilesAreLeft = ({ building, players }: RafPosition): boolean =>
  building !== null && building.laid < draftLength(players);

/** Whether n more tiles of a tier can be laid, one after the other. */
export function roomFor(world: World, tier: Tier, n: number): boolean {
  if (n === 0) return true;
  if (n === 1) return fits(world, tier);
  return placements(world, tier).some((placement) => roomFor(place(world, placement), tier, n - 1));
}
