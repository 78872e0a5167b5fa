import * as v from 'valibot';
import { ACTIONS } from '../data';
import { kit } from '../kit';
import { pieceOn } from '../rules/board';
import { pupils } from '../rules/education';
import { replacePiece } from '../rules/pieces';
import { canStand } from '../rules/standing';
import { pay, refusePrice } from '../rules/stock';
import { refuseReserve } from '../rules/targets';
import { action } from './action';
import { cell } from './fields';

const INTO = ['merchant', 'mountaineer'] as const;

/** A Nomad in reach becomes a Merchant or a Mountaineer where it stands. */
export const educate = action(
  'educate',
  { to: cell, into: v.picklist(INTO) },
  {
    rule: 'RF 8.2',
    by: ['city'],
    *candidates(position, actor, { kind, seat, from }) {
      const { board, piece } = actor;
      for (const to of pupils(position, actor)) {
        if (pieceOn(board, to, 'nomad')?.owner !== piece.owner) continue;
        for (const into of INTO) yield { kind, seat, from, to: board.ground.cells[to]!, into };
      }
    },
    refuse(position, actor, { to, into }) {
      const { board, piece } = actor;
      const n = board.ground.at.get(to);
      if (n === undefined) return kit.refuse('cell.unknown', 'RF 8.2', { cell: to });
      if (pieceOn(board, n, 'nomad')?.owner !== piece.owner) return kit.refuse('educate.nomad', 'RF 8.2', { cell: to });
      if (!pupils(position, actor).has(n)) return kit.refuse('educate.far', 'RF 8.2', { cell: to });
      if (!canStand(position, piece.owner, into, to)) {
        const terrain = board.ground.terrain[n]!;
        return kit.refuse('educate.stand', 'RF 8.2', { piece: into, terrain });
      }
      return (
        refuseReserve(position, piece.owner, into, 'RF 8.2') ??
        refusePrice(position, piece.owner, ACTIONS.educate[into], 'RF 8.2')
      );
    },
    effect(draft, { piece, board }, { to, into }) {
      pay(draft, piece.owner, ACTIONS.educate[into]);
      replacePiece(draft, pieceOn(board, board.ground.at.get(to)!, 'nomad')!, into);
      draft.tell('educate', { seat: piece.owner, piece: into, from: piece.cell, cell: to });
    }
  }
);
