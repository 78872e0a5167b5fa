import { kit } from '../kit';
import { pieceOn, piecesOn } from '../rules/board';
import { conversionPrice, refuseConversion } from '../rules/conversion';
import { distanceOf, within } from '../rules/ground';
import { replacePiece } from '../rules/pieces';
import { reachOf } from '../rules/reach';
import { pay } from '../rules/stock';
import { action } from './action';
import { anyPiece, cell } from './fields';

/** An opposing unit in reach becomes one's own; its owner takes the piece back. */
export const convert = action(
  'convert',
  { to: cell, target: anyPiece },
  {
    rule: 'RF 8.4',
    by: ['temple'],
    *candidates(position, actor, { kind, seat, from }) {
      const { piece, board, n } = actor;
      for (const at of within(board.ground, n, reachOf(position, actor, 'convert'))) {
        for (const { owner, type } of piecesOn(board, at)) {
          if (owner !== piece.owner) yield { kind, seat, from, to: board.ground.cells[at]!, target: type };
        }
      }
    },
    refuse(position, actor, { to, target }) {
      const { board, n } = actor;
      const at = board.ground.at.get(to);
      const victim = at === undefined ? undefined : pieceOn(board, at, target);
      if (at === undefined || victim === undefined) {
        return kit.refuse('convert.none', 'RF 8.4', { piece: target, cell: to });
      }
      if (distanceOf(board.ground, n, at) > reachOf(position, actor, 'convert')) {
        return kit.refuse('cell.far', 'RF 8.4', { cell: to });
      }
      return refuseConversion(position, actor, victim);
    },
    effect(draft, actor, { to, target }) {
      const { owner } = actor.piece;
      const victim = pieceOn(actor.board, actor.board.ground.at.get(to)!, target)!;
      pay(draft, owner, { gold: conversionPrice(draft.p, actor, victim) ?? 0 });
      replacePiece(draft, victim, target, owner);
      draft.tell('convert', { seat: owner, other: victim.owner, piece: target, cell: to });
    }
  }
);
