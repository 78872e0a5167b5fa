import type { Refusal } from '$lib/kernel';
import { kit } from '../kit';
import { isFree, isHaven, isLoneCity, type Actor } from '../rules/board';
import { refuseClosed } from '../rules/closing';
import { besides } from '../rules/ground';
import { goTo } from '../rules/going';
import { canStand } from '../rules/standing';
import { destinations } from '../rules/destinations';
import type { RafPosition } from '../state';
import { action } from './action';
import { cell } from './fields';

/** The reason that says most about a cell that cannot be reached. */
function refuseWay(position: RafPosition, actor: Actor, n: number): Refusal {
  const { piece, board } = actor;
  const { ground } = board;
  const cell = ground.cells[n]!;
  if (n === actor.n) return kit.refuse('move.same', 'RF 8');
  const terrain = ground.terrain[n]!;
  if (!canStand(position, piece.owner, piece.type, cell)) return kit.refuse('cell.ground', 'RF 8', { cell, terrain });
  const closed = refuseClosed(position, n, piece, piece.type === 'ship' ? 'sail' : 'enter', 'stop');
  if (closed !== null) return closed;
  const mayShare = piece.type === 'merchant' && isLoneCity(board, n);
  if (!mayShare && !isFree(board, n) && !isHaven(board, n, piece.owner))
    return kit.refuse('cell.occupied', 'RF 8', { cell });
  if (piece.type === 'ship' && ground.region[n] !== ground.region[actor.n]) {
    return kit.refuse('move.sea', 'RF 8.3', { cell });
  }
  if (piece.type === 'nomad' && besides(ground, actor.n, n)) return kit.refuse('cell.cliff', 'RF 8.1', { cell });
  return kit.refuse('move.way', 'RF 8', { piece: piece.type, cell });
}

/** A unit moves; how far and over what depends on its type (RF 8). */
export const walk = action(
  'move',
  { to: cell },
  {
    rule: 'RF 8',
    by: ['nomad', 'ship', 'mountaineer', 'merchant'],
    *candidates(position, { piece, board }, { kind, seat, from }) {
      for (const to of destinations(position, piece)) yield { kind, seat, from, to: board.ground.cells[to]! };
    },
    refuse(position, actor, { to }) {
      const n = actor.board.ground.at.get(to);
      if (n === undefined) return kit.refuse('cell.unknown', 'RF 8', { cell: to });
      return destinations(position, actor.piece).has(n) ? null : refuseWay(position, actor, n);
    },
    effect: (draft, { piece }, { to }) => goTo(draft, piece, to)
  }
);
