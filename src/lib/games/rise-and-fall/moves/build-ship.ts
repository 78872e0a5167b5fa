import type { Actor } from '../rules/board';
import { replacePiece } from '../rules/pieces';
import { costOf, groundFor } from '../rules/recipes';
import { pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseReserve, refuseSite } from '../rules/targets';
import type { RafPosition } from '../state';
import { action } from './action';
import { cell } from './fields';

const priceOf = (position: RafPosition, { piece, board, n }: Actor) =>
  costOf(position, piece.owner, piece.type, 'ship', board.ground.terrain[n]!);

/** On a plain (or swamp) by the sea; the unit goes to sea. */
export const buildShip = action(
  'buildShip',
  { to: cell },
  {
    rule: 'RF 8',
    by: ['nomad', 'merchant'],
    *candidates(position, { piece, board: { ground }, n }, { kind, seat, from }) {
      if (!groundFor(position, piece.owner, piece.type, 'ship').includes(ground.terrain[n]!)) return;
      for (const to of ground.sides[n]!)
        if (ground.terrain[to] === 'sea') yield { kind, seat, from, to: ground.cells[to]! };
    },
    refuse(position, actor, { to }) {
      const { piece, n } = actor;
      const sea = beside(actor, to, 'RF 8');
      if (typeof sea !== 'number') return sea;
      return (
        refuseGround(actor, n, groundFor(position, piece.owner, piece.type, 'ship'), 'RF 8') ??
        refuseGround(actor, sea, ['sea'], 'RF 8') ??
        refuseOccupied(position, actor, sea, 'ship', 'RF 8') ??
        refuseSite(position, actor, sea, 'ship') ??
        refuseReserve(position, piece.owner, 'ship', 'RF 8') ??
        refusePrice(position, piece.owner, priceOf(position, actor), 'RF 8')
      );
    },
    effect(draft, actor, { to }) {
      const { piece } = actor;
      pay(draft, piece.owner, priceOf(draft.p, actor));
      replacePiece(draft, piece, 'ship', piece.owner, to);
      draft.tell('build', { seat: piece.owner, piece: piece.type, what: 'ship', cell: to });
    }
  }
);
