import { refusal } from '$lib/kernel';
import { tell } from '../draft';
import { notEmpty } from '../rules/targets';
import { movePiece } from '../rules/pieces';
import { destinations } from '../rules/walking';
import { action } from './action';
import { cell } from './shapes';

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
    const { piece, board } = actor;
    const n = board.ground.at.get(to);
    if (n === undefined) return refusal('cell.unknown', 'RF 8', { cell: to });
    if (destinations(position, piece).has(n)) return null;
    if (n === actor.n) return refusal('move.same', 'RF 8');
    const full = piece.type === 'merchant' && board.merchant[n] === undefined && board.base[n]?.type === 'city';
    return (full ? null : notEmpty(actor, n, 'RF 8')) ?? refusal('move.way', 'RF 8', { piece: piece.type, cell: to });
  },
  perform(d, { piece }, { to }) {
    movePiece(d, piece, to);
    tell(d, 'move', { seat: piece.owner, piece: piece.type, from: piece.cell, to });
  }
});
