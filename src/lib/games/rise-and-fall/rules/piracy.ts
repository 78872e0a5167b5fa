import { GUILD_FIGURES } from '../data';
import type { RafPosition } from '../state';
import type { Actor } from './actors';

/** Opposing Ships in the sea of this one, by owner. */
function count({ pieces, civs }: RafPosition, { piece, board: { ground }, n }: Actor): number[] {
  const ships = civs.map(() => 0);
  for (const { type, owner, cell } of pieces) {
    const here = type === 'ship' && owner !== piece.owner && ground.region[ground.at.get(cell)!] === ground.region[n];
    if (here) ships[owner]! += 1;
  }
  return ships;
}

export const ships = (position: RafPosition, actor: Actor): number =>
  count(position, actor).reduce((sum, n) => sum + n, 0);

/** What each opponent pays, those who pay nothing left out. */
export const toll = (position: RafPosition, actor: Actor): { civ: number; gold: number }[] =>
  count(position, actor)
    .map((n, civ) => ({ civ, gold: Math.min(n * GUILD_FIGURES.piracy, position.civs[civ]!.stock.gold) }))
    .filter(({ gold }) => gold > 0);
