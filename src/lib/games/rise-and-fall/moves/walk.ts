import { refusal, type Refusal } from '$lib/kernel';
import { tell } from '../draft';
import type { Actor } from '../rules/actors';
import { isEmpty, isLoneCity } from '../rules/board';
import { besides } from '../rules/ground';
import { movePiece } from '../rules/pieces';
import { canStand } from '../rules/powers';
import { destinations, isGuarded } from '../rules/walking';
import type { RafPosition } from '../state';
import { action } from './action';
import { cell } from './shapes';

/** The reason that says most about a cell that cannot be reached. */
function whyNot(position: RafPosition, actor: Actor, n: number): Refusal {
  const { piece, board } = actor;
  const { ground } = board;
  const cell = ground.cells[n]!;
  if (n === actor.n) return refusal('move.same', 'RF 8');
  const terrain = ground.terrain[n]!;
  if (!canStand(position, piece.owner, piece.type, terrain)) return refusal('cell.ground', 'RF 8', { cell, terrain });
  if (isGuarded(position, piece.owner, n)) return refusal('move.guarded', 'RF 11.4', { cell });
  const mayShare = piece.type === 'merchant' && isLoneCity(board, n);
  if (!mayShare && !isEmpty(board, n)) return refusal('cell.occupied', 'RF 8', { cell });
  if (piece.type === 'ship' && ground.region[n] !== ground.region[actor.n])
    return refusal('move.sea', 'RF 8.3', { cell });
  if (piece.type === 'nomad' && besides(ground, actor.n, n)) return refusal('cell.cliff', 'RF 8.1', { cell });
  return refusal('move.way', 'RF 8', { piece: piece.type, cell });
}

/** A unit moves; how far and over what depends on its type (RF 8). */
export const walk = action({
  kind: 'move',
  rule: 'RF 8',
  by: ['nomad', 'ship', 'mountaineer', 'merchant'],
  fields: { to: cell },
  *ways(position, { piece, board }) {
    for (const to of destinations(position, piece)) yield { to: board.ground.cells[to]! };
  },
  refuse(position, actor, { to }) {
    const n = actor.board.ground.at.get(to);
    if (n === undefined) return refusal('cell.unknown', 'RF 8', { cell: to });
    return destinations(position, actor.piece).has(n) ? null : whyNot(position, actor, n);
  },
  perform(d, { piece }, { to }) {
    movePiece(d, piece, to);
    tell(d, 'move', { seat: piece.owner, piece: piece.type, from: piece.cell, to });
  }
});
