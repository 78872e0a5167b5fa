import type { Refusal } from '$lib/kernel';
import { CARDS, hasCard } from '../data';
import { kit } from '../kit';
import { askAll, momentsOf } from '../moments';
import type { Piece, RafPosition } from '../state';
import type { Actor } from './board';
import { canStand } from './standing';
import { refusePrice } from './stock';
import { refuseReserve } from './targets';

/** Gold for a Temple to convert a piece; undefined where it cannot be done (RF 8.4). */
export function conversionPrice(position: RafPosition, temple: Actor, target: Piece): number | undefined {
  let price = hasCard(target.type) ? CARDS[target.type].convert : undefined;
  for (const change of momentsOf(position, temple.piece.owner).conversionPrice ?? []) {
    price = change(price, position, temple, target);
  }
  return price;
}

/** Why a piece in reach cannot be converted, or null if it can. */
export function refuseConversion(position: RafPosition, temple: Actor, target: Piece): Refusal | null {
  const { owner } = temple.piece;
  const { type, cell } = target;
  if (target.owner === owner) return kit.refuse('convert.own', 'RF 8.4', { cell });
  const price = conversionPrice(position, temple, target);
  if (price === undefined) return kit.refuse('convert.type', 'RF 8.4', { piece: type });
  const [shield] = askAll(position, 'shields', (shields, holder) => shields(position, holder, target));
  if (shield !== undefined) return shield;
  const { ground } = temple.board;
  if (!canStand(position, owner, type, cell)) {
    const terrain = ground.terrain[ground.at.get(cell)!]!;
    return kit.refuse('convert.stand', 'RF 11.2', { piece: type, terrain });
  }
  return refuseReserve(position, owner, type, 'RF 8.4') ?? refusePrice(position, owner, { gold: price }, 'RF 8.4');
}
