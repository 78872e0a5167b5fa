import { ACTIONS } from '../data';
import { momentsOf } from '../moments';
import type { RafPosition, Resource } from '../state';
import type { Actor } from './board';
import { roomFor } from './stock';

/** What the ground under a piece gives to it. */
export const resourceOf = ({ piece, n, board }: Actor): Resource | undefined =>
  ACTIONS.produce[piece.type]?.[board.ground.terrain[n]!];

/** How much of it is due, and how much fits and the bank has (RF 8). */
export function productionOf(
  position: RafPosition,
  actor: Actor
): { readonly resource: Resource; readonly due: number; readonly n: number } | undefined {
  const resource = resourceOf(actor);
  if (resource === undefined) return undefined;
  const { owner } = actor.piece;
  let due = 1;
  for (const change of momentsOf(position, owner).yields ?? []) due = change(due, actor, resource);
  return { resource, due, n: Math.min(due, roomFor(position, owner, resource), position.bank[resource]) };
}
