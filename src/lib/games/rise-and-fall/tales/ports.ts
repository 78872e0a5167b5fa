import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action, once } from '../moves/action';
import { cell } from '../moves/fields';
import { boardOf, isHaven, type Actor } from '../rules/board';
import { refuseIncome, warnShortBank } from '../rules/income';
import { placePiece, replacePiece } from '../rules/pieces';
import { earn, pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseReserve, refuseSite } from '../rules/targets';
import type { RafPosition } from '../state';
import { companions } from './companions';
import type { Tale } from './types';

const RULE = 'RF 17.7';
const { cost: COST, ship: SHIP, commerce: GOLD } = TALE_FIGURES.ports;

/** A Ship beside a plain becomes the Port where it lies; a Nomad on a plain builds it on the sea beside it. */
export const buildPort = action(
  'buildPort',
  { to: cell },
  {
    rule: RULE,
    by: ['ship', 'nomad'],
    offered: 'tale',
    *candidates(_position, { piece, board: { ground }, n }, { kind, seat, from }) {
      if (piece.type === 'ship') yield { kind, seat, from, to: from };
      else for (const at of ground.sides[n]!) yield { kind, seat, from, to: ground.cells[at]! };
    },
    refuse(position, actor, { to }) {
      const { piece, board, n } = actor;
      const { terrain, sides } = board.ground;
      const afloat = piece.type === 'ship';
      if (afloat && to !== piece.cell) return kit.refuse('build.here', RULE, { piece: piece.type, what: 'port' });
      const at = afloat ? n : beside(actor, to, RULE);
      if (typeof at !== 'number') return at;
      const plain = afloat ? sides[n]!.some((side) => terrain[side] === 'plain') : terrain[n] === 'plain';
      if (!plain) return kit.refuse('port.plain', RULE);
      return (
        refuseGround(actor, at, ['sea'], RULE) ??
        (afloat ? null : refuseOccupied(position, actor, at, 'port', RULE)) ??
        refuseSite(position, actor, at, 'port') ??
        refuseReserve(position, piece.owner, 'port', RULE) ??
        refusePrice(position, piece.owner, COST, RULE)
      );
    },
    effect(draft, { piece }, { to }) {
      pay(draft, piece.owner, COST);
      replacePiece(draft, piece, 'port', piece.owner, to);
      draft.tell('build', { seat: piece.owner, piece: piece.type, what: 'port', cell: to });
    }
  }
);

/** A Ship in the Port, which may act in the same turn. */
export const portShip = action(
  'portShip',
  {},
  {
    rule: RULE,
    by: ['port'],
    offered: 'tale',
    candidates: once,
    refuse: (position, { piece, board, n }) =>
      (isHaven(board, n, piece.owner) ? null : kit.refuse('port.full', RULE, { cell: piece.cell })) ??
      refuseReserve(position, piece.owner, 'ship', RULE) ??
      refusePrice(position, piece.owner, SHIP, RULE),
    effect(draft, { piece }) {
      pay(draft, piece.owner, SHIP);
      const { id } = placePiece(draft, piece.owner, 'ship', piece.cell);
      draft.p.acting = { ...draft.p.acting, ready: [...draft.p.acting.ready, id] };
      draft.tell('build', { seat: piece.owner, piece: 'port', what: 'ship', cell: piece.cell });
    }
  }
);

/** Gold for every Ship and every Port in the sea of this one, itself included. */
export function commerceOf({ pieces }: RafPosition, { board: { ground }, n }: Actor): number {
  const here = pieces.filter(
    ({ type, cell: at }) =>
      (type === 'ship' || type === 'port') && ground.region[ground.at.get(at)!] === ground.region[n]
  );
  return GOLD * here.length;
}

export const commerce = action(
  'commerce',
  {},
  {
    rule: RULE,
    by: ['port'],
    offered: 'tale',
    candidates: once,
    refuse: (position, actor) => refuseIncome(commerceOf(position, actor)),
    effect(draft, actor) {
      const { owner, cell: at } = actor.piece;
      draft.tell('commerce', { seat: owner, cell: at, n: earn(draft, owner, commerceOf(draft.p, actor)) });
    },
    warnings: (position, actor) => warnShortBank(position, commerceOf(position, actor))
  }
);

/** One for each player: it acts with the Ship card, and one Ship of its owner may lie in it. */
export const ports: Tale = {
  id: 'ports',
  actions: [buildPort, portShip, commerce],
  companions: companions('port'),
  shields(position, _holder, { type, cell: at }) {
    const board = boardOf(position);
    const inPort = type === 'ship' && board.ports.has(board.ground.at.get(at)!);
    return inPort ? kit.refuse('port.ship', RULE, { cell: at }) : null;
  }
};
