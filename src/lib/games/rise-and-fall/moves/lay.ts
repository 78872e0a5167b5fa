import { kit } from '../kit';
import { taleNamed, type Place } from '../moments';
import type { RafPosition, TaleId } from '../state';
import { cellsOf, inWorld } from '../world';
import { cell, count } from './fields';

const placeOf = (position: RafPosition, what: TaleId): Place | undefined => taleNamed(position, what)?.place;

/** A special place is laid, or a creature set up. */
export const lay = kit.move(
  'lay',
  { to: cell, turn: count },
  {
    rule: 'RF 17.0',
    answers: ['lay'],
    *candidates(position, { seat, what }) {
      const place = placeOf(position, what)!;
      for (const to of cellsOf(position.world)) {
        for (let turn = 0; turn < place.turns; turn++) yield { kind: 'lay', seat, to, turn };
      }
    },
    check(position, { to, turn }, { what }) {
      const place = placeOf(position, what)!;
      if (turn >= place.turns || !inWorld(position.world, to)) {
        return kit.refuse('cell.unknown', 'RF 17.0', { cell: to });
      }
      return place.refuse(position, to, turn);
    },
    effect(draft, { seat, to, turn }, { what }) {
      placeOf(draft.p, what)!.lay(draft, to, turn);
      draft.tell('laid', { seat, what, cell: to });
    }
  }
);
