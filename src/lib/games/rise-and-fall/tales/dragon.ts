import * as v from 'valibot';
import { kit } from '../kit';
import { action } from '../moves/action';
import { cell } from '../moves/fields';
import { boardOf, isEmpty, piecesOn, pieceOn, type Actor } from '../rules/board';
import { choices } from '../rules/choices';
import { destroy } from '../rules/destruction';
import { setUpOf } from '../rules/laying';
import { winTrophy } from '../rules/trophies';
import type { Cell, RafPosition } from '../state';
import { special } from '../world';
import { creatureCell, lead, offerTrophy, putCreature, withdrawTrophy } from './events';
import type { Tale } from './types';

const ID = 'dragon';
const RULE = 'RF 17.1';

/** Two others hunt with the one that acts. */
export const OTHERS = 2;

/** Cells of the units beside the Dragon that have not acted and could hunt with this one, in the order of cells. */
function hunters(position: RafPosition, { piece, board }: Actor): Cell[] {
  const { ground } = board;
  const at = ground.at.get(creatureCell(position, ID) ?? '');
  if (at === undefined) return [];
  const { ready, twice } = position.acting;
  return [...ground.sides[at]!]
    .sort((a, b) => a - b)
    .flatMap((n) => pieceOn(board, n, piece.type) ?? [])
    .filter(({ id, owner }) => owner === piece.owner && ready.includes(id) && (twice?.[id]?.did ?? null) === null)
    .map(({ cell: where }) => where);
}

/** Three units of one kind drive the Dragon out of the World; none of them does anything else in this turn. */
export const hunt = action(
  'hunt',
  { others: v.pipe(v.array(cell), v.length(OTHERS)) },
  {
    rule: RULE,
    by: ['nomad', 'ship', 'mountaineer', 'merchant'],
    offered: 'tale',
    *candidates(position, actor, { kind, seat, from }) {
      const near = hunters(position, actor);
      if (!near.includes(from)) return;
      for (const others of choices(
        near.filter((other) => other !== from),
        OTHERS
      ))
        yield { kind, seat, from, others };
    },
    refuse(position, actor, { from, others }) {
      if (creatureCell(position, ID) === undefined) return kit.refuse('hunt.gone', RULE);
      const near = hunters(position, actor);
      const named = others.map((other) => near.indexOf(other));
      // Named in the order of cells: the same three have one name.
      const known = named.every((n, i) => n >= 0 && (i === 0 || n > named[i - 1]!));
      return known && near.includes(from) && !others.includes(from)
        ? null
        : kit.refuse('hunt.three', RULE, { piece: actor.piece.type });
    },
    effect(draft, { piece, board }, { others }) {
      const done = [piece.cell, ...others].map((where) => pieceOn(board, board.ground.at.get(where)!, piece.type)!.id);
      const { acting } = draft.p;
      const twice = Object.fromEntries(Object.entries(acting.twice ?? {}).filter(([id]) => !done.includes(id)));
      const ready = acting.ready.filter((id) => !done.includes(id));
      draft.p.acting = { ...acting, ready, ...(acting.twice === undefined ? {} : { twice }) };
      putCreature(draft, ID, null);
      draft.tell('hunted', { seat: piece.owner, piece: piece.type });
      winTrophy(draft, piece.owner, ID);
    }
  }
);

/** Places that are tiles of their own, and otherwise the tile on top. */
const tileAt = (position: RafPosition, n: number): string | number => {
  const { cells, top } = boardOf(position).ground;
  return special(position.world, cells[n]!) ?? top[n]!;
};

/** On glaciers; it destroys what is beside it and flies to another glacier, until three units hunt it down. */
export const dragon: Tale = {
  id: ID,
  actions: [hunt],
  prepare: (draft) => offerTrophy(draft, ID),
  setUp: [
    {
      ...setUpOf(ID, 'deployment'),
      ask(draft, seat) {
        const laid = setUpOf(ID, 'deployment').ask(draft, seat);
        if (!laid) withdrawTrophy(draft, ID);
        return laid;
      }
    }
  ],
  place: {
    turns: 1,
    refuse(position, to) {
      const board = boardOf(position);
      const n = board.ground.at.get(to)!;
      const terrain = board.ground.terrain[n]!;
      if (terrain !== 'glacier') return kit.refuse('lay.ground', RULE, { what: ID, cell: to, terrain });
      return isEmpty(board, n) ? null : kit.refuse('cell.occupied', RULE, { cell: to });
    },
    lay: (draft, to) => putCreature(draft, ID, to)
  },
  event(draft, holder) {
    const lair = creatureCell(draft.p, ID);
    if (lair === undefined) return;
    draft.tell('event', { what: ID });
    const board = boardOf(draft.p);
    destroy(
      draft,
      board.ground.sides[board.ground.at.get(lair)!]!.flatMap((n) => piecesOn(board, n))
    );
    lead(draft, holder, ID);
  },
  journey: {
    targets(position) {
      const board = boardOf(position);
      const { cells, terrain, at } = board.ground;
      const here = tileAt(position, at.get(creatureCell(position, ID)!)!);
      return cells.filter((_, n) => terrain[n] === 'glacier' && isEmpty(board, n) && tileAt(position, n) !== here);
    },
    arrive: (draft, to) => putCreature(draft, ID, to)
  }
};
