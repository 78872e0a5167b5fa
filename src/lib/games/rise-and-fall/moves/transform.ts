import * as v from 'valibot';
import { ACTIONS } from '../data';
import { replacePiece } from '../rules/pieces';
import { pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseReserve } from '../rules/targets';
import { action } from './action';
import { cell } from './fields';

const INTO = ['nomad', 'merchant'] as const;

/** The crew goes ashore for good; cliffs are no matter. A Merchant may go to a City that has none. */
export const transform = action(
  'transform',
  { to: cell, into: v.picklist(INTO) },
  {
    rule: 'RF 8.3',
    by: ['ship'],
    *candidates(_position, { board: { ground }, n }, { kind, seat, from }) {
      for (const into of INTO) {
        const { on } = ACTIONS.transform[into];
        for (const to of ground.sides[n]!) {
          if (on.includes(ground.terrain[to]!)) yield { kind, seat, from, to: ground.cells[to]!, into };
        }
      }
    },
    refuse(position, actor, { to, into }) {
      const n = beside(actor, to, 'RF 8.3');
      if (typeof n !== 'number') return n;
      const { owner } = actor.piece;
      const { on, cost } = ACTIONS.transform[into];
      return (
        refuseGround(actor, n, on, 'RF 8.3') ??
        refuseOccupied(position, actor, n, into, 'RF 8.3') ??
        refuseReserve(position, owner, into, 'RF 8.3') ??
        refusePrice(position, owner, cost, 'RF 8.3')
      );
    },
    effect(draft, { piece }, { to, into }) {
      pay(draft, piece.owner, ACTIONS.transform[into].cost);
      replacePiece(draft, piece, into, piece.owner, to);
      draft.tell('transform', { seat: piece.owner, piece: into, cell: to });
    }
  }
);
