import { isUnit } from '../data';
import { kit } from '../kit';
import { action } from '../moves/action';
import { anyPiece, cell } from '../moves/fields';
import { pieceOn, piecesOn } from '../rules/board';
import { isSafe } from '../rules/destruction';
import { removePiece } from '../rules/pieces';
import { pay, refusePrice } from '../rules/stock';
import { beside } from '../rules/targets';
import type { Guild } from './types';

/** Gold for each attack. */
export const PAY = 5;

/** Mercenaries: an opposing unit beside the Nomad is driven out. */
export const attack = action(
  'attack',
  { to: cell, target: anyPiece },
  {
    rule: 'RF 11.4',
    by: ['nomad'],
    offered: true,
    *candidates(_position, { piece, board, n }, { kind, seat, from }) {
      for (const at of board.ground.sides[n]!) {
        for (const { owner, type } of piecesOn(board, at)) {
          if (owner !== piece.owner) yield { kind, seat, from, to: board.ground.cells[at]!, target: type };
        }
      }
    },
    refuse(position, actor, { to, target }) {
      const n = beside(actor, to, 'RF 11.4');
      if (typeof n !== 'number') return n;
      const victim = pieceOn(actor.board, n, target);
      if (victim === undefined || victim.owner === actor.piece.owner) {
        return kit.refuse('attack.none', 'RF 11.4', { piece: target, cell: to });
      }
      if (!isUnit(target) || isSafe(position, victim)) return kit.refuse('attack.type', 'RF 11.4', { piece: target });
      return refusePrice(position, actor.piece.owner, { gold: PAY }, 'RF 11.4');
    },
    effect(draft, { piece: { owner }, board }, { to, target }) {
      const victim = pieceOn(board, board.ground.at.get(to)!, target)!;
      pay(draft, owner, { gold: PAY });
      removePiece(draft, victim);
      draft.tell('attack', { seat: owner, other: victim.owner, piece: target, cell: to });
    }
  }
);

/** Nomads drive out opposing units, for gold. */
export const mercenaries: Guild = {
  id: 'mercenaries',
  actions: [attack]
};
