import * as v from 'valibot';
import { ACTIONS } from '../data';
import { tell } from '../draft';
import { replacePiece } from '../rules/pieces';
import { cannotPay, pay } from '../rules/stock';
import { beside, noneLeft, noRoomForMerchant, notEmpty, wrongGround } from '../rules/targets';
import { action } from './action';
import { cell } from './shapes';

const INTO = ['nomad', 'merchant'] as const;

/** The crew goes ashore for good; cliffs are no matter. A Merchant may go to a City that has none. */
export const transform = action({
  kind: 'transform',
  rule: 'RF 8.3',
  by: ['ship'],
  fields: { to: cell, into: v.picklist(INTO) },
  *ways(_position, { board: { ground }, n }) {
    for (const into of INTO) {
      const { on } = ACTIONS.transform[into];
      for (const to of ground.sides[n]!) if (on.includes(ground.terrain[to]!)) yield { to: ground.cells[to]!, into };
    }
  },
  refuse(position, actor, { to, into }) {
    const n = beside(actor, to, 'RF 8.3');
    if (typeof n !== 'number') return n;
    const { owner } = actor.piece;
    const { on, cost } = ACTIONS.transform[into];
    return (
      wrongGround(actor, n, on, 'RF 8.3') ??
      (into === 'merchant' ? noRoomForMerchant(actor, n, 'RF 8.3') : notEmpty(actor, n, 'RF 8.3')) ??
      noneLeft(position, owner, into, 'RF 8.3') ??
      cannotPay(position, owner, cost, 'RF 8.3')
    );
  },
  perform(d, { piece }, { to, into }) {
    pay(d, piece.owner, ACTIONS.transform[into].cost);
    replacePiece(d, piece, into, piece.owner, to);
    tell(d, 'transform', { seat: piece.owner, piece: into, cell: to });
  }
});
