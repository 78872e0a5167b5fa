import { same } from '$lib/kernel';
import { kit } from '../kit';
import { lay, openCells, refuseToken } from '../rules/land';
import { askPlaces } from '../rules/office';
import { cell, count } from './fields';

/** One of the tokens that the land office drew; what its cell brings comes before the next one. */
export const officePlace = kit.move(
  'officePlace',
  { index: count, cell },
  {
    rule: 'HE 7.5',
    answers: ['office'],
    *candidates({ seats }, { seat, tokens }) {
      for (const index of tokens.keys()) {
        for (const cell of openCells(seats[seat]!)) yield { kind: 'officePlace', seat, index, cell };
      }
    },
    check({ seats }, { seat, index, cell }, { tokens }) {
      const token = tokens[index];
      if (token === undefined) return kit.refuse('office.index', 'HE 7.5');
      if (tokens.findIndex((other) => same(other, token)) < index) return kit.refuse('office.same', 'HE 7.5');
      return refuseToken(seats[seat]!, cell);
    },
    effect(draft, { seat, index, cell }, { tokens }) {
      const { colour, cube } = tokens[index]!;
      const waiting = draft.p.owed;
      lay(draft, seat, cell, { kind: 'land', colour, cubes: cube ? [colour] : [], temple: false });
      // What the cell asks for stands first; the other token comes right after it.
      const asked = draft.p.owed.slice(0, draft.p.owed.length - waiting.length);
      draft.p.owed = waiting;
      askPlaces(draft, seat, tokens.toSpliced(index, 1));
      draft.p.owed = [...asked, ...draft.p.owed];
    }
  }
);
