import { refusal, type Refusal } from '$lib/kernel';
import type { Cell, PieceType, RafPosition, Terrain } from '../state';
import type { Actor } from './actors';
import { inReserve, isEmpty, isLoneCity } from './board';
import { besides, cliffBetween } from './ground';

/** The number of a cell next to the actor, or why it is none. */
export function beside({ board: { ground }, n }: Actor, cell: Cell, rule: string): number | Refusal {
  const to = ground.at.get(cell);
  if (to === undefined) return refusal('cell.unknown', rule, { cell });
  return besides(ground, n, to) ? to : refusal('cell.far', rule, { cell });
}

export const noCliff = ({ board: { ground }, n }: Actor, to: number, rule: string): Refusal | null =>
  cliffBetween(ground, n, to) ? refusal('cell.cliff', rule, { cell: ground.cells[to]! }) : null;

export function wrongGround(
  { board: { ground } }: Actor,
  to: number,
  on: readonly Terrain[],
  rule: string
): Refusal | null {
  const terrain = ground.terrain[to]!;
  return on.includes(terrain) ? null : refusal('cell.ground', rule, { cell: ground.cells[to]!, terrain });
}

export const notEmpty = ({ board }: Actor, to: number, rule: string): Refusal | null =>
  isEmpty(board, to) ? null : refusal('cell.occupied', rule, { cell: board.ground.cells[to]! });

/** A Merchant may share a cell with a City, whoever owns it. */
export const noRoomForMerchant = ({ board }: Actor, to: number, rule: string): Refusal | null =>
  isEmpty(board, to) || isLoneCity(board, to)
    ? null
    : refusal('cell.occupied', rule, { cell: board.ground.cells[to]! });

export const noneLeft = (position: RafPosition, civ: number, piece: PieceType, rule: string): Refusal | null =>
  inReserve(position, civ, piece) > 0 ? null : refusal('reserve.none', rule, { piece });
