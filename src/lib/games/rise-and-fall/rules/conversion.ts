import { refusal, type Refusal } from '$lib/kernel';
import { CARDS } from '../data';
import type { Piece, PieceType, RafPosition } from '../state';
import type { Actor } from './actors';
import { canStand, powersOf } from './powers';
import { cannotPay } from './stock';
import { noneLeft } from './targets';

/** How far a Temple's word carries (RF 8.4). */
export const conversionRange = (position: RafPosition, civ: number): number =>
  powersOf(position, civ).convertRange ?? 1;

/** Gold to convert a piece of a type; undefined where it cannot be done. */
export const conversionPrice = (position: RafPosition, civ: number, type: PieceType): number | undefined =>
  CARDS[type].convert ?? (type === 'city' ? powersOf(position, civ).convertCity : undefined);

/** Why a piece in reach cannot be converted, or null if it can. */
export function unconvertible(position: RafPosition, { piece: temple, board }: Actor, target: Piece): Refusal | null {
  const { owner } = temple;
  const { type, cell } = target;
  if (target.owner === owner) return refusal('convert.own', 'RF 8.4', { cell });
  const price = conversionPrice(position, owner, type);
  if (price === undefined) return refusal('convert.type', 'RF 8.4', { piece: type });
  if (powersOf(position, target.owner).unconvertible) {
    return refusal('convert.immune', 'RF 11.4', { other: target.owner });
  }
  const terrain = board.ground.terrain[board.ground.at.get(cell)!]!;
  if (!canStand(position, owner, type, terrain)) return refusal('convert.stand', 'RF 11.2', { piece: type, terrain });
  return noneLeft(position, owner, type, 'RF 8.4') ?? cannotPay(position, owner, { gold: price }, 'RF 8.4');
}
