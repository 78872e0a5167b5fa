import { kit } from '../kit';
import { action, once } from '../moves/action';
import type { Actor } from '../rules/board';
import { hand } from '../rules/stock';
import type { RafPosition } from '../state';
import type { Guild } from './types';

/** Gold for each Ship. */
const TOLL = 2;

/** Opposing Ships in the sea of this one, by owner. */
function shipsOf({ pieces, civs }: RafPosition, { piece, board: { ground }, n }: Actor): number[] {
  const ships = civs.map(() => 0);
  for (const { type, owner, cell } of pieces) {
    const here = type === 'ship' && owner !== piece.owner && ground.region[ground.at.get(cell)!] === ground.region[n];
    if (here) ships[owner]! += 1;
  }
  return ships;
}

/** What each opponent pays, those who pay nothing left out. */
export const toll = (position: RafPosition, actor: Actor): { civ: number; gold: number }[] =>
  shipsOf(position, actor)
    .map((n, civ) => ({ civ, gold: Math.min(n * TOLL, position.civs[civ]!.stock.gold) }))
    .filter(({ gold }) => gold > 0);

/** Corsairs: every opponent pays for the Ships it has in this sea, as far as its gold goes. */
export const piracy = action(
  'piracy',
  {},
  {
    rule: 'RF 11.4',
    by: ['ship'],
    offered: true,
    candidates: once,
    refuse: (position, actor) =>
      toll(position, actor).length > 0
        ? null
        : kit.refuse(shipsOf(position, actor).some((n) => n > 0) ? 'piracy.poor' : 'piracy.none', 'RF 11.4'),
    effect(draft, actor) {
      const { owner, cell } = actor.piece;
      for (const { civ, gold } of toll(draft.p, actor)) {
        hand(draft, civ, owner, { gold });
        draft.tell('piracy', { seat: owner, other: civ, n: gold, cell });
      }
    }
  }
);

/** Ships take gold from the opposing Ships of their sea. */
export const corsairs: Guild = {
  id: 'corsairs',
  actions: [piracy]
};
