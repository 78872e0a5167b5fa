import { refusal } from '$lib/kernel';
import * as v from 'valibot';
import { ACTIONS, ECONOMY } from '../data';
import { tell } from '../draft';
import type { Actor } from '../rules/actors';
import { pieceOn } from '../rules/board';
import { pupils } from '../rules/education';
import { noIncome, shortBank } from '../rules/income';
import { placePiece, replacePiece } from '../rules/pieces';
import { canStand } from '../rules/powers';
import { cannotPay, earn, pay } from '../rules/stock';
import { beside, noCliff, noneLeft, notEmpty, wrongGround } from '../rules/targets';
import { action } from './action';
import { cell } from './shapes';

/** A Nomad leaves the City for the land beside it. */
export const grow = action({
  kind: 'grow',
  rule: 'RF 8.2',
  by: ['city'],
  fields: { to: cell },
  *ways(_position, { board: { ground, base }, n }) {
    for (const to of ground.sides[n]!) if (base[to] === undefined) yield { to: ground.cells[to]! };
  },
  refuse(position, actor, { to }) {
    const n = beside(actor, to, 'RF 8.2');
    if (typeof n !== 'number') return n;
    return (
      wrongGround(actor, n, ACTIONS.grow, 'RF 8.2') ??
      noCliff(actor, n, 'RF 8.2') ??
      notEmpty(actor, n, 'RF 8.2') ??
      noneLeft(position, actor.piece.owner, 'nomad', 'RF 8.2')
    );
  },
  perform(d, { piece }, { to }) {
    placePiece(d, piece.owner, 'nomad', to);
    tell(d, 'grow', { seat: piece.owner, from: piece.cell, cell: to });
  }
});

const INTO = ['merchant', 'mountaineer'] as const;

/** A Nomad in reach becomes a Merchant or a Mountaineer where it stands. */
export const educate = action({
  kind: 'educate',
  rule: 'RF 8.2',
  by: ['city'],
  fields: { to: cell, into: v.picklist(INTO) },
  *ways(position, actor) {
    const { board, piece } = actor;
    for (const to of pupils(position, actor)) {
      if (pieceOn(board, to, 'nomad')?.owner !== piece.owner) continue;
      for (const into of INTO) yield { to: board.ground.cells[to]!, into };
    }
  },
  refuse(position, actor, { to, into }) {
    const { board, piece } = actor;
    const n = board.ground.at.get(to);
    if (n === undefined) return refusal('cell.unknown', 'RF 8.2', { cell: to });
    if (pieceOn(board, n, 'nomad')?.owner !== piece.owner) return refusal('educate.nomad', 'RF 8.2', { cell: to });
    if (!pupils(position, actor).has(n)) return refusal('educate.far', 'RF 8.2', { cell: to });
    const terrain = board.ground.terrain[n]!;
    if (!canStand(position, piece.owner, into, terrain)) {
      return refusal('educate.stand', 'RF 8.2', { piece: into, terrain });
    }
    return (
      noneLeft(position, piece.owner, into, 'RF 8.2') ??
      cannotPay(position, piece.owner, ACTIONS.educate[into], 'RF 8.2')
    );
  },
  perform(d, { piece, board }, { to, into }) {
    pay(d, piece.owner, ACTIONS.educate[into]);
    replacePiece(d, pieceOn(board, board.ground.at.get(to)!, 'nomad')!, into);
    tell(d, 'educate', { seat: piece.owner, piece: into, from: piece.cell, cell: to });
  }
});

const taxOf = ({ n, board: { ground } }: Actor): number => ECONOMY.tax[ground.terrain[n]!] ?? 0;

/** Gold from the citizens, by the ground the City stands on. */
export const tax = action({
  kind: 'tax',
  rule: 'RF 8.2',
  by: ['city'],
  fields: {},
  ways: () => [{}],
  refuse: (_position, actor) => noIncome(taxOf(actor)),
  perform(d, actor) {
    const { owner, cell } = actor.piece;
    tell(d, 'tax', { seat: owner, cell, n: earn(d, owner, taxOf(actor)) });
  },
  warnings: (position, actor) => shortBank(position, taxOf(actor))
});
