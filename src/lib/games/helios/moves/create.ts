import type { Refusal } from '$lib/kernel';
import { kit } from '../kit';
import { lay, openCells, refuseToken } from '../rules/land';
import type { BonusType, HeliosPosition, Pile, Source } from '../state';
import { cell, source, SOURCES } from './fields';

const bonusOf = (source: Source): BonusType | null =>
  source.startsWith('bonus:') ? (source.slice('bonus:'.length) as BonusType) : null;

function refuseSource(position: HeliosPosition, source: Source): Refusal | null {
  const type = bonusOf(source);
  const there = type === null ? position.offer[source as Pile] !== null : position.bonus[type] > 0;
  return there ? null : kit.refuse('source.empty', 'HE 7.1', { source });
}

/** A token that lies open, with its cube, or a bonus token, onto one's own land. */
export const create = kit.move(
  'create',
  { source, cell },
  {
    rule: 'HE 7.1',
    answers: ['create', 'bonusAction'],
    *candidates(position, { seat }) {
      for (const source of SOURCES) {
        if (refuseSource(position, source) !== null) continue;
        for (const cell of openCells(position.seats[seat]!)) yield { kind: 'create', seat, source, cell };
      }
    },
    check(position, { seat, source, cell }) {
      const empty = refuseSource(position, source);
      if (empty !== null) return empty;
      const me = position.seats[seat]!;
      return openCells(me).includes(cell) ? null : refuseToken(me, cell);
    },
    effect(draft, { seat, source, cell }) {
      const { bonus, offer } = draft.p;
      const type = bonusOf(source);
      if (type !== null) {
        draft.p.bonus = { ...bonus, [type]: bonus[type] - 1 };
        return lay(draft, seat, cell, { kind: 'bonus', type, cubes: [], temple: false });
      }
      const { colour, cube } = offer[source as Pile]!;
      draft.p.offer = { ...offer, [source]: null };
      lay(draft, seat, cell, { kind: 'land', colour, cubes: cube ? [colour] : [], temple: false });
    }
  }
);
