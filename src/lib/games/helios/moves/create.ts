import { defineMove, refusal, type Refusal } from '$lib/kernel';
import * as v from 'valibot';
import { change, put } from '../draft';
import { lay, noToken, openCells } from '../rules/land';
import type { BonusType, HeliosPosition, Pile, Source } from '../state';
import { cell, seat, source, SOURCES } from './shapes';
import type { Create } from './types';

const bonusOf = (source: Source): BonusType | null =>
  source.startsWith('bonus:') ? (source.slice('bonus:'.length) as BonusType) : null;

function nothingThere(position: HeliosPosition, source: Source): Refusal | null {
  const type = bonusOf(source);
  const there = type === null ? position.offer[source as Pile] !== null : position.bonus[type] > 0;
  return there ? null : refusal('source.empty', 'HE 7.1', { source });
}

/** A token that lies open, with its cube, or a bonus token, onto one's own land. */
export const create = defineMove<HeliosPosition, Create>({
  kind: 'create',
  answers: ['create', 'bonusAction'],
  rule: 'HE 7.1',
  shape: v.strictObject({ kind: v.literal('create'), seat, source, cell }),
  *candidates(position, { seat }) {
    for (const source of SOURCES) {
      if (nothingThere(position, source) !== null) continue;
      for (const cell of openCells(position.seats[seat]!)) yield { kind: 'create', seat, source, cell };
    }
  },
  check(position, { seat, source, cell }) {
    const empty = nothingThere(position, source);
    if (empty !== null) return empty;
    const me = position.seats[seat]!;
    return openCells(me).includes(cell) ? null : noToken(me, cell);
  },
  effect: (position, { seat, source, cell }) =>
    change(position, (d) => {
      const type = bonusOf(source);
      if (type !== null) {
        put(d, { bonus: { ...position.bonus, [type]: position.bonus[type] - 1 } });
        return lay(d, seat, cell, { kind: 'bonus', type, cubes: [], temple: false });
      }
      const { colour, cube } = position.offer[source as Pile]!;
      put(d, { offer: { ...position.offer, [source]: null } });
      lay(d, seat, cell, { kind: 'land', colour, cubes: cube ? [colour] : [], temple: false });
    })
});
