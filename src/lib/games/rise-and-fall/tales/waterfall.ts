import { DIRECTIONS, hexName, hexOf, step } from '$lib/kernel';
import { isUnit } from '../data';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action, once } from '../moves/action';
import { boardOf, piecesOn, type Actor } from '../rules/board';
import { refuseOrdinary, setUpOf } from '../rules/laying';
import { receive, refuseTaking, roomFor } from '../rules/stock';
import { zoneOf } from '../rules/zones';
import type { Cell, RafPosition } from '../state';
import { override } from '../world';
import type { Tale } from './types';

const ID = 'waterfall';
const RULE = 'RF 17.20';
const BOTTOM = 'waterfall.bottom';
const TOP = 'waterfall.top';
const { wood: WOOD, points: POINTS } = TALE_FIGURES.waterfall;

const topOf = (bottom: Cell, turn: number): Cell => hexName(step(hexOf(bottom), DIRECTIONS[turn]!));

const yieldOf = (position: RafPosition, { piece: { owner } }: Actor): number =>
  Math.min(WOOD, roomFor(position, owner, 'wood'), position.bank.wood);

/** Two Wood for a piece at its foot, whatever guild it belongs to. */
export const cascade = action(
  'cascade',
  {},
  {
    rule: RULE,
    by: ['nomad', 'mountaineer'],
    offered: 'tale',
    candidates: once,
    refuse: (position, { piece, n }) =>
      zoneOf(position.world, BOTTOM).cells.includes(n)
        ? refuseTaking(position, piece.owner, 'wood', RULE)
        : kit.refuse('cascade.far', RULE),
    effect(draft, actor) {
      const { owner, type, cell } = actor.piece;
      const n = yieldOf(draft.p, actor);
      receive(draft, owner, { wood: n });
      draft.tell('produce', { seat: owner, piece: type, resource: 'wood', n, cell });
    },
    warnings: (position, actor) =>
      yieldOf(position, actor) < WOOD ? [kit.warn('produce.less', { resource: 'wood' })] : []
  }
);

/** A forest below and a glacier above; points for each of the two where one has a unit. */
export const waterfall: Tale = {
  id: ID,
  actions: [cascade],
  setUp: [setUpOf(ID, 'mountain')],
  place: {
    turns: DIRECTIONS.length,
    refuse: (position, to, turn) =>
      refuseOrdinary(position, ID, to, ['plain'], RULE) ??
      refuseOrdinary(position, ID, topOf(to, turn), ['mountain'], RULE),
    lay(draft, to, turn) {
      const below = override(draft.p.world, to, { terrain: 'forest', special: BOTTOM });
      draft.p.world = override(below, topOf(to, turn), { terrain: 'glacier', special: TOP });
    }
  },
  points(position, civ) {
    const board = boardOf(position);
    const held = [BOTTOM, TOP]
      .flatMap((special) => zoneOf(position.world, special).cells)
      .filter((n) => piecesOn(board, n).some(({ owner, type }) => owner === civ && isUnit(type)));
    return POINTS * held.length;
  }
};
