import { ECONOMY } from '../data';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action, once } from '../moves/action';
import { inAll, inWorld, type Actor } from '../rules/board';
import { refuseIncome, warnShortBank } from '../rules/income';
import { isPlayed } from '../rules/order';
import { removePiece, replacePiece } from '../rules/pieces';
import { earn, pay, refusePrice } from '../rules/stock';
import { refuseGround, refuseReserve, refuseSite } from '../rules/targets';
import type { Price, RafPosition, Terrain } from '../state';
import { indestructible } from './companions';
import type { Tale } from './types';

const RULE = 'RF 17.6';
const { cost: COST, goldEach: GOLD } = TALE_FIGURES.banks;
const ON: readonly Terrain[] = ['plain', 'forest'];

/** The more Banks there are, the dearer is the next one. */
const priceOf = (position: RafPosition): Price => ({ ...COST, gold: GOLD * (inAll(position, 'bank') + 1) });

const isBesideCity = ({ piece, board: { base, ground }, n }: Actor): boolean =>
  ground.sides[n]!.some((at) => base[at]?.type === 'city' && base[at].owner === piece.owner);

/** A Nomad beside an own City becomes the Bank. */
export const buildBank = action(
  'buildBank',
  {},
  {
    rule: RULE,
    by: ['nomad'],
    offered: 'tale',
    candidates: once,
    refuse: (position, actor) =>
      refuseGround(actor, actor.n, ON, RULE) ??
      (isBesideCity(actor) ? null : kit.refuse('bank.city', RULE)) ??
      refuseSite(position, actor, actor.n, 'bank') ??
      refuseReserve(position, actor.piece.owner, 'bank', RULE) ??
      refusePrice(position, actor.piece.owner, priceOf(position), RULE),
    effect(draft, { piece }) {
      pay(draft, piece.owner, priceOf(draft.p));
      replacePiece(draft, piece, 'bank');
      draft.tell('build', { seat: piece.owner, piece: 'nomad', what: 'bank', cell: piece.cell });
    }
  }
);

/** What the ground under the City pays, once and once more for every Bank in the World. */
export const increasedTax = (position: RafPosition, { board, n }: Actor): number =>
  (ECONOMY.tax[board.ground.terrain[n]!] ?? 0) * (1 + inAll(position, 'bank'));

/** Higher taxes for whoever has a Bank. */
export const increaseTaxes = action(
  'increaseTaxes',
  {},
  {
    rule: RULE,
    by: ['city'],
    offered: 'tale',
    candidates: once,
    refuse: (position, actor) =>
      inWorld(position, actor.piece.owner, 'bank') === 0
        ? kit.refuse('bank.none', RULE)
        : refuseIncome(increasedTax(position, actor)),
    effect(draft, actor) {
      const { owner, cell } = actor.piece;
      draft.tell('increased', { seat: owner, cell, n: earn(draft, owner, increasedTax(draft.p, actor)) });
    },
    warnings: (position, actor) => warnShortBank(position, increasedTax(position, actor))
  }
);

/** One for each player. They raise taxes until everybody has one and all collapse. */
export const banks: Tale = {
  id: 'banks',
  actions: [buildBank, increaseTaxes],
  saves: indestructible('bank'),
  event(draft) {
    const players = draft.p.civs.flatMap(({ extinct }, civ) => (!extinct && isPlayed(draft.p, civ) ? civ : []));
    if (players.some((civ) => inWorld(draft.p, civ, 'bank') === 0)) return;
    draft.tell('event', { what: 'banks' });
    for (const piece of draft.p.pieces) if (piece.type === 'bank') removePiece(draft, piece);
    draft.tell('crash');
  }
};
