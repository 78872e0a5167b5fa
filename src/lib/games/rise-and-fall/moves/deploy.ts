import * as v from 'valibot';
import { ACTIONS } from '../data';
import { kit } from '../kit';
import { boardOf, inWorld, isEmpty } from '../rules/board';
import { refuseClosed } from '../rules/closing';
import { placePiece } from '../rules/pieces';
import { special } from '../world';
import { cell } from './fields';

export const STARTERS = ['nomad', 'city', 'ship'] as const;

/** One of the three first pieces, in the order one likes. */
export const deploy = kit.move(
  'deploy',
  { piece: v.picklist(STARTERS), to: cell },
  {
    rule: 'RF 5',
    answers: ['deploy'],
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
      if (inWorld(position, seat, piece) > 0) return kit.refuse('deploy.done', 'RF 5', { piece });
      const board = boardOf(position);
      const n = board.ground.at.get(to);
      if (n === undefined) return kit.refuse('cell.unknown', 'RF 5', { cell: to });
      const terrain = board.ground.terrain[n]!;
      if (!ACTIONS.deploy[piece]!.includes(terrain)) return kit.refuse('deploy.ground', 'RF 5', { piece, terrain });
      if (piece === 'city' && special(position.world, to) !== undefined) return kit.refuse('deploy.special', 'RF 5');
      if (!isEmpty(board, n)) return kit.refuse('cell.occupied', 'RF 5', { cell: to });
      return refuseClosed(position, n, { owner: seat, type: piece }, 'stand');
    },
    effect(draft, { seat, piece, to }) {
      placePiece(draft, seat, piece, to);
      draft.tell('deploy', { seat, piece, cell: to });
    }
  }
);
