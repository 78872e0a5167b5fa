import type { Refusal } from '$lib/kernel';
import { kit } from '../kit';
import { momentsOf } from '../moments';
import type { Cell, PieceType, Price, RafPosition, Terrain } from '../state';
import { special } from '../world';
import { inReserve, isEmpty, isLoneCity, type Actor } from './board';
import { refuseClosed } from './closing';
import { besides, cliffBetween } from './ground';

/** The number of a cell next to the actor, or why it is none. */
export function beside({ board: { ground }, n }: Actor, cell: Cell, rule: string): number | Refusal {
  const to = ground.at.get(cell);
  if (to === undefined) return kit.refuse('cell.unknown', rule, { cell });
  return besides(ground, n, to) ? to : kit.refuse('cell.far', rule, { cell });
}

export const refuseCliff = ({ board: { ground }, n }: Actor, to: number, rule: string): Refusal | null =>
  cliffBetween(ground, n, to) ? kit.refuse('cell.cliff', rule, { cell: ground.cells[to]! }) : null;

export function refuseGround(
  { board: { ground } }: Actor,
  to: number,
  on: readonly Terrain[],
  rule: string
): Refusal | null {
  const terrain = ground.terrain[to]!;
  return on.includes(terrain) ? null : kit.refuse('cell.ground', rule, { cell: ground.cells[to]!, terrain });
}

/** Whether a piece of this type may come to stand on a cell: it is empty, and nothing closes it. */
export function refuseOccupied(
  position: RafPosition,
  { board, piece: { owner } }: Actor,
  to: number,
  type: PieceType,
  rule: string
): Refusal | null {
  // A Merchant may share a cell with a City, whoever owns it.
  if (!isEmpty(board, to) && !(type === 'merchant' && isLoneCity(board, to))) {
    return kit.refuse('cell.occupied', rule, { cell: board.ground.cells[to]! });
  }
  return refuseClosed(position, to, { owner, type }, 'stand');
}

/** What a piece may build on a special place all the same, and for what; null where it may not. */
export function siteOf(position: RafPosition, actor: Actor, to: number, what: PieceType): Price | null {
  for (const site of momentsOf(position, actor.piece.owner).site ?? []) {
    const price = site(position, actor, to, what);
    if (price !== null) return price;
  }
  return null;
}

/** Whether nothing forbids to build on a cell: no building stands on a special place (RF 17.0). */
export function refuseSite(position: RafPosition, actor: Actor, to: number, what: PieceType): Refusal | null {
  const cell = actor.board.ground.cells[to]!;
  const isBuilding = what !== 'ship' && special(position.world, cell) !== undefined;
  if (isBuilding && siteOf(position, actor, to, what) === null) return kit.refuse('build.special', 'RF 17.0', { cell });
  return refuseClosed(position, to, { owner: actor.piece.owner, type: what }, 'build');
}

export const refuseReserve = (position: RafPosition, civ: number, piece: PieceType, rule: string): Refusal | null =>
  inReserve(position, civ, piece) > 0 ? null : kit.refuse('reserve.none', rule, { piece });
