import type { Actor } from '../rules/board';
import { replacePiece } from '../rules/pieces';
import { costOf, groundFor } from '../rules/recipes';
import { pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseReserve, refuseSite, siteOf } from '../rules/targets';
import { kit } from '../kit';
import type { PieceType, RafPosition } from '../state';
import { action } from './action';
import { cell } from './fields';

/** Land units settle where they stand; Ships build on a plain beside them and are gone. */
function building<K extends string>(kind: K, what: 'city' | 'temple', by: readonly PieceType[]) {
  const priceAt = (position: RafPosition, actor: Actor, n: number) =>
    siteOf(position, actor, n, what) ?? usualAt(position, actor, n);
  const usualAt = (position: RafPosition, { piece, board }: Actor, n: number) =>
    costOf(position, piece.owner, piece.type, what, board.ground.terrain[n]!);
  return action(
    kind,
    { to: cell },
    {
      rule: 'RF 8',
      by,
      *candidates(position, { piece, board: { ground }, n }, { kind, seat, from }) {
        const on = groundFor(position, piece.owner, piece.type, what);
        for (const to of piece.type === 'ship' ? ground.sides[n]! : [n]) {
          if (on.includes(ground.terrain[to]!)) yield { kind, seat, from, to: ground.cells[to]! };
        }
      },
      refuse(position, actor, { to }) {
        const { piece } = actor;
        const afloat = piece.type === 'ship';
        if (!afloat && to !== piece.cell) return kit.refuse('build.here', 'RF 8', { piece: piece.type, what });
        const n = afloat ? beside(actor, to, 'RF 8') : actor.n;
        if (typeof n !== 'number') return n;
        return (
          refuseGround(actor, n, groundFor(position, piece.owner, piece.type, what), 'RF 8') ??
          (afloat ? refuseOccupied(position, actor, n, what, 'RF 8') : null) ??
          refuseSite(position, actor, n, what) ??
          refuseReserve(position, piece.owner, what, 'RF 8') ??
          refusePrice(position, piece.owner, priceAt(position, actor, n), 'RF 8')
        );
      },
      effect(draft, actor, { to }) {
        const { piece, board } = actor;
        pay(draft, piece.owner, priceAt(draft.p, actor, board.ground.at.get(to)!));
        replacePiece(draft, piece, what, piece.owner, to);
        draft.tell('build', { seat: piece.owner, piece: piece.type, what, cell: to });
      }
    }
  );
}

export const buildCity = building('buildCity', 'city', ['nomad', 'mountaineer', 'ship']);
export const buildTemple = building('buildTemple', 'temple', ['nomad', 'ship']);
