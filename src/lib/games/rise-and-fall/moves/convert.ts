import { refusal } from '$lib/kernel';
import { tell } from '../draft';
import { pieceOn, piecesOn } from '../rules/board';
import { conversionPrice, conversionRange, unconvertible } from '../rules/conversion';
import { distanceOf, within } from '../rules/ground';
import { replacePiece } from '../rules/pieces';
import { pay } from '../rules/stock';
import { action } from './action';
import { cell, piece as shapeOfPiece } from './shapes';

/** An opposing unit in reach becomes one's own; its owner takes the piece back. */
export const convert = action({
  kind: 'convert',
  rule: 'RF 8.4',
  by: ['temple'],
  fields: { to: cell, target: shapeOfPiece },
  *ways(position, { piece, board, n }) {
    for (const at of within(board.ground, n, conversionRange(position, piece.owner))) {
      for (const { owner, type } of piecesOn(board, at)) {
        if (owner !== piece.owner) yield { to: board.ground.cells[at]!, target: type };
      }
    }
  },
  refuse(position, actor, { to, target }) {
    const { board, n, piece } = actor;
    const at = board.ground.at.get(to);
    const victim = at === undefined ? undefined : pieceOn(board, at, target);
    if (at === undefined || victim === undefined) return refusal('convert.none', 'RF 8.4', { piece: target, cell: to });
    if (distanceOf(board.ground, n, at) > conversionRange(position, piece.owner)) {
      return refusal('cell.far', 'RF 8.4', { cell: to });
    }
    return unconvertible(position, actor, victim);
  },
  perform(d, { piece: { owner }, board }, { to, target }) {
    const victim = pieceOn(board, board.ground.at.get(to)!, target)!;
    pay(d, owner, { gold: conversionPrice(d.p, owner, target)! });
    replacePiece(d, victim, target, owner);
    tell(d, 'convert', { seat: owner, other: victim.owner, piece: target, cell: to });
  }
});
