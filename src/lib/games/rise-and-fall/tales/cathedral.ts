import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import type { Reach } from '../moments';
import { action, once } from '../moves/action';
import { inAll, inWorld, type Actor } from '../rules/board';
import { replacePiece } from '../rules/pieces';
import { pay, refusePrice } from '../rules/stock';
import type { RafPosition } from '../state';
import { refuseSite } from '../rules/targets';
import { companions } from './companions';
import type { Tale } from './types';

const ID = 'cathedral';
const RULE = 'RF 17.8';
const { cost: COST, temples: TEMPLES, reach: REACH, points: POINTS } = TALE_FIGURES.cathedral;

/** With all three Temples in the World the one that acts becomes the Cathedral. */
export const buildCathedral = action(
  'buildCathedral',
  {},
  {
    rule: RULE,
    by: ['temple'],
    offered: 'tale',
    candidates: once,
    refuse(position, actor) {
      if (inAll(position, ID) > 0) return kit.refuse('cathedral.built', RULE);
      const n = inWorld(position, actor.piece.owner, 'temple');
      if (n < TEMPLES) return kit.refuse('temples.three', RULE, { n });
      return refuseSite(position, actor, actor.n, ID) ?? refusePrice(position, actor.piece.owner, COST, RULE);
    },
    effect(draft, { piece }) {
      pay(draft, piece.owner, COST);
      replacePiece(draft, piece, ID);
      draft.tell('build', { seat: piece.owner, piece: 'temple', what: ID, cell: piece.cell });
    }
  }
);

const far = (_position: RafPosition, { piece }: Actor): number => (piece.type === ID ? REACH : 1);
const reach: Readonly<Partial<Record<Reach, typeof far>>> = { convert: far, tithe: far };

/** One in the game: a Temple that reaches further, and points for whoever has it at the end. */
export const cathedral: Tale = {
  id: ID,
  actions: [buildCathedral],
  companions: companions(ID),
  reach,
  points: (position, civ) => (inWorld(position, civ, ID) > 0 ? POINTS : 0)
};
