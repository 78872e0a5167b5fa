import * as v from 'valibot';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action } from '../moves/action';
import { cell } from '../moves/fields';
import { pieceOn, type Actor } from '../rules/board';
import { choices } from '../rules/choices';
import { besides, type Ground } from '../rules/ground';
import { placePiece, removePiece } from '../rules/pieces';
import { refuseReserve, refuseSite } from '../rules/targets';
import type { Cell, RafPosition } from '../state';
import { companions, indestructible } from './companions';
import { offerTrophy } from './events';
import type { Tale } from './types';

const ID = 'capital';
const RULE = 'RF 17.4';
export const OTHERS = TALE_FIGURES.capital.cities - 1;

/** The other Cities that have not acted. */
function partners(position: RafPosition, { piece, board: { ground, byId } }: Actor): number[] {
  const { ready, twice } = position.acting;
  return ready
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ id, owner, type }) => owner === piece.owner && type === 'city' && id !== piece.id && !twice?.[id]?.did)
    .map(({ cell: where }) => ground.at.get(where)!)
    .sort((a, b) => a - b);
}

/** Two neighbours and the two cells beside both: of the six pairs five are neighbours (RF 17.4). */
const isRhombus = (ground: Ground, cells: readonly number[]): boolean =>
  choices(cells, 2).filter(([a, b]) => besides(ground, a!, b!)).length === 5;

/** Whether they hang together in any way. */
function hangTogether(ground: Ground, [first, ...others]: readonly number[]): boolean {
  const found = [first!];
  for (const n of found) {
    found.push(...others.filter((other) => besides(ground, n, other) && !found.includes(other)));
  }
  return found.length > others.length;
}

const isShape = ({ variant }: RafPosition, { n, board: { ground } }: Actor, others: readonly number[]): boolean =>
  (variant.anyShape ? hangTogether : isRhombus)(ground, [n, ...others]);

/** Four Cities in a rhombus, or as the table has agreed, become the Capital, on the cell of the one that acts. */
export const buildCapital = action(
  'buildCapital',
  { others: v.pipe(v.array(cell), v.length(OTHERS)) },
  {
    rule: RULE,
    by: ['city'],
    offered: 'tale',
    *candidates(position, actor, { kind, seat, from }) {
      if (!position.trophies.includes(ID)) return;
      const { cells } = actor.board.ground;
      const near = partners(position, actor);
      if (near.length < OTHERS) return;
      for (const others of choices(near, OTHERS)) {
        if (isShape(position, actor, others)) {
          yield { kind, seat, from, others: others.map((n) => cells[n]!) };
        }
      }
    },
    refuse(position, actor, { others }) {
      const near = partners(position, actor);
      const numbers = others.map((other: Cell) => actor.board.ground.at.get(other) ?? -1);
      const known = numbers.every((n, i) => near.includes(n) && (i === 0 || n > numbers[i - 1]!));
      if (!known || actor.piece.type !== 'city') return kit.refuse('four.cities', RULE);
      if (!isShape(position, actor, numbers)) {
        return kit.refuse(position.variant.anyShape ? 'four.apart' : 'four.shape', RULE);
      }
      return refuseReserve(position, actor.piece.owner, ID, RULE) ?? refuseSite(position, actor, actor.n, ID);
    },
    effect(draft, { piece, board }, { others }) {
      const cities = [piece.cell, ...others].map((where) => pieceOn(board, board.ground.at.get(where)!, 'city')!);
      for (const city of cities) removePiece(draft, city);
      placePiece(draft, piece.owner, ID, piece.cell);
      draft.tell('build', { seat: piece.owner, piece: 'city', what: ID, cell: piece.cell });
    }
  }
);

/** One in the game. It does two actions of a City, is never converted or destroyed, and trades as a City. */
export const capital: Tale = {
  id: ID,
  actions: [{ kind: buildCapital.kind, when: ({ trophies }) => trophies.includes(ID) }],
  prepare: (draft) => offerTrophy(draft, ID),
  companions: companions(ID),
  saves: indestructible(ID),
  twice: (position, civ, card) =>
    Object.fromEntries(companions(ID)(position, civ, card).map((id) => [id, { other: false, did: null }]))
};
