import { defineMove, refusal, type Move } from '$lib/kernel';
import * as v from 'valibot';
import { ACTIONS } from '../data';
import { change, tell } from '../draft';
import { boardOf, inWorld, isEmpty } from '../rules/board';
import { placePiece } from '../rules/pieces';
import type { RafPosition } from '../state';
import { special } from '../world';
import { cell, shapeOf } from './shapes';

export const STARTERS = ['nomad', 'city', 'ship'] as const;

const shape = shapeOf('deploy', { piece: v.picklist(STARTERS), to: cell });

/** One of the three first pieces, in the order one likes. */
export const deploy = defineMove<RafPosition, Move & v.InferOutput<typeof shape>>({
  kind: 'deploy',
  answers: ['deploy'],
  rule: 'RF 5',
  shape,
  *candidates(position, { seat }) {
    const board = boardOf(position);
    const { cells, terrain } = board.ground;
    for (const piece of STARTERS) {
      if (inWorld(position, seat, piece) > 0) continue;
      const on = ACTIONS.deploy[piece]!;
      for (let n = 0; n < cells.length; n++) {
        if (on.includes(terrain[n]!) && isEmpty(board, n)) yield { kind: 'deploy', seat, piece, to: cells[n]! };
      }
    }
  },
  check(position, { seat, piece, to }) {
    if (inWorld(position, seat, piece) > 0) return refusal('deploy.done', 'RF 5', { piece });
    const board = boardOf(position);
    const n = board.ground.at.get(to);
    if (n === undefined) return refusal('cell.unknown', 'RF 5', { cell: to });
    const terrain = board.ground.terrain[n]!;
    if (!ACTIONS.deploy[piece]!.includes(terrain)) return refusal('deploy.ground', 'RF 5', { piece, terrain });
    if (piece === 'city' && special(position.world, to) !== undefined) return refusal('deploy.special', 'RF 5');
    return isEmpty(board, n) ? null : refusal('cell.occupied', 'RF 5', { cell: to });
  },
  effect: (position, { seat, piece, to }) =>
    change(position, (d) => {
      placePiece(d, seat, piece, to);
      tell(d, 'deploy', { seat, piece, cell: to });
    })
});
