import { ACTIONS } from '../data';
import { placePiece } from '../rules/pieces';
import { beside, refuseCliff, refuseGround, refuseOccupied, refuseReserve } from '../rules/targets';
import { action } from './action';
import { cell } from './fields';

/** A Nomad leaves the City for the land beside it. */
export const grow = action(
  'grow',
  { to: cell },
  {
    rule: 'RF 8.2',
    by: ['city'],
    *candidates(_position, { board: { ground, base }, n }, { kind, seat, from }) {
      for (const to of ground.sides[n]!) if (base[to] === undefined) yield { kind, seat, from, to: ground.cells[to]! };
    },
    refuse(position, actor, { to }) {
      const n = beside(actor, to, 'RF 8.2');
      if (typeof n !== 'number') return n;
      return (
        refuseGround(actor, n, ACTIONS.grow, 'RF 8.2') ??
        refuseCliff(actor, n, 'RF 8.2') ??
        refuseOccupied(position, actor, n, 'nomad', 'RF 8.2') ??
        refuseReserve(position, actor.piece.owner, 'nomad', 'RF 8.2')
      );
    },
    effect(draft, { piece }, { to }) {
      placePiece(draft, piece.owner, 'nomad', to);
      draft.tell('grow', { seat: piece.owner, from: piece.cell, cell: to });
    }
  }
);
