import { kit } from '../kit';
import { momentsOf } from '../moments';
import { boardOf } from '../rules/board';
import { goTo } from '../rules/going';
import { nextEnds } from '../rules/springs';
import { settleEffect } from '../rules/trophies';
import type { RafPosition } from '../state';
import { cell } from './fields';

/** The cells where the piece can go, by name. */
function endsOf(position: RafPosition): string[] {
  const { onward } = position.acting;
  const { cells } = boardOf(position).ground;
  return onward === undefined ? [] : [...nextEnds(position, onward)].map((n) => cells[n]!);
}

/** Where no piece can stay, it moves again at once. */
export const moveOn = kit.move(
  'moveOn',
  { to: cell },
  {
    rule: 'RF 17.13',
    answers: ['moveOn'],
    candidates: (position, { seat }) => endsOf(position).map((to) => ({ kind: 'moveOn', seat, to })),
    check: (position, { to }, { piece }) =>
      endsOf(position).includes(to) ? null : kit.refuse('move.way', 'RF 17.13', { piece, cell: to }),
    effect(draft, { seat, to }) {
      const board = boardOf(draft.p);
      const piece = board.byId.get(draft.p.acting.onward!.id)!;
      goTo(draft, piece, to);
      const actor = { piece, n: board.ground.at.get(piece.cell)!, board };
      for (const follow of momentsOf(draft.p, seat).acted ?? []) follow(draft, actor, 'move');
      settleEffect(draft);
    }
  }
);
