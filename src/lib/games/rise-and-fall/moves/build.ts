import { refusal } from '$lib/kernel';
import { tell } from '../draft';
import type { Actor } from '../rules/actors';
import { costOf, groundFor } from '../rules/recipes';
import { replacePiece } from '../rules/pieces';
import { cannotPay, pay } from '../rules/stock';
import { beside, noneLeft, notEmpty, wrongGround } from '../rules/targets';
import type { PieceType, RafPosition } from '../state';
import { action } from './action';
import { cell } from './shapes';

/** Land units settle where they stand; Ships build on a plain beside them and are gone. */
function building(kind: string, what: 'city' | 'temple', by: readonly PieceType[]) {
  const priceAt = (position: RafPosition, { piece, board }: Actor, n: number) =>
    costOf(position, piece.owner, piece.type, what, board.ground.terrain[n]!);
  return action({
    kind,
    rule: 'RF 8',
    by,
    fields: { to: cell },
    *ways(position, { piece, board: { ground }, n }) {
      const on = groundFor(position, piece.owner, piece.type, what);
      for (const to of piece.type === 'ship' ? ground.sides[n]! : [n]) {
        if (on.includes(ground.terrain[to]!)) yield { to: ground.cells[to]! };
      }
    },
    refuse(position, actor, { to }) {
      const { piece } = actor;
      const afloat = piece.type === 'ship';
      if (!afloat && to !== piece.cell) return refusal('build.here', 'RF 8', { piece: piece.type, what });
      const n = afloat ? beside(actor, to, 'RF 8') : actor.n;
      if (typeof n !== 'number') return n;
      return (
        wrongGround(actor, n, groundFor(position, piece.owner, piece.type, what), 'RF 8') ??
        (afloat ? notEmpty(actor, n, 'RF 8') : null) ??
        noneLeft(position, piece.owner, what, 'RF 8') ??
        cannotPay(position, piece.owner, priceAt(position, actor, n), 'RF 8')
      );
    },
    perform(d, actor, { to }) {
      const { piece, board } = actor;
      pay(d, piece.owner, priceAt(d.p, actor, board.ground.at.get(to)!));
      replacePiece(d, piece, what, piece.owner, to);
      tell(d, 'build', { seat: piece.owner, piece: piece.type, what, cell: to });
    }
  });
}

export const buildCity = building('buildCity', 'city', ['nomad', 'mountaineer', 'ship']);
export const buildTemple = building('buildTemple', 'temple', ['nomad', 'ship']);

const fareOf = (position: RafPosition, { piece, board, n }: Actor) =>
  costOf(position, piece.owner, piece.type, 'ship', board.ground.terrain[n]!);

/** On a plain (or swamp) by the sea; the unit goes to sea. */
export const buildShip = action({
  kind: 'buildShip',
  rule: 'RF 8',
  by: ['nomad', 'merchant'],
  fields: { to: cell },
  *ways(position, { piece, board: { ground }, n }) {
    if (!groundFor(position, piece.owner, piece.type, 'ship').includes(ground.terrain[n]!)) return;
    for (const to of ground.sides[n]!) if (ground.terrain[to] === 'sea') yield { to: ground.cells[to]! };
  },
  refuse(position, actor, { to }) {
    const { piece, n } = actor;
    const sea = beside(actor, to, 'RF 8');
    if (typeof sea !== 'number') return sea;
    return (
      wrongGround(actor, n, groundFor(position, piece.owner, piece.type, 'ship'), 'RF 8') ??
      wrongGround(actor, sea, ['sea'], 'RF 8') ??
      notEmpty(actor, sea, 'RF 8') ??
      noneLeft(position, piece.owner, 'ship', 'RF 8') ??
      cannotPay(position, piece.owner, fareOf(position, actor), 'RF 8')
    );
  },
  perform(d, actor, { to }) {
    const { piece } = actor;
    pay(d, piece.owner, fareOf(d.p, actor));
    replacePiece(d, piece, 'ship', piece.owner, to);
    tell(d, 'build', { seat: piece.owner, piece: piece.type, what: 'ship', cell: to });
  }
});
