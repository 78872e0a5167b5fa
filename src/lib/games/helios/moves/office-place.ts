import { defineMove, refusal, same } from '$lib/kernel';
import * as v from 'valibot';
import { change } from '../draft';
import { lay, noToken, openCells } from '../rules/land';
import { askPlaces } from '../rules/office';
import type { HeliosPosition } from '../state';
import { cell, count, seat } from './shapes';
import type { OfficeDecision, OfficePlace } from './types';

/** One of the tokens that the land office drew; what its cell brings comes before the next one. */
export const officePlace = defineMove<HeliosPosition, OfficePlace>({
  kind: 'officePlace',
  answers: ['office'],
  rule: 'HE 7.5',
  shape: v.strictObject({ kind: v.literal('officePlace'), seat, index: count, cell }),
  *candidates({ seats }, decision) {
    const { seat, tokens } = decision as OfficeDecision;
    for (const index of tokens.keys()) {
      for (const cell of openCells(seats[seat]!)) yield { kind: 'officePlace', seat, index, cell };
    }
  },
  check({ seats }, { seat, index, cell }, decision) {
    const { tokens } = decision as OfficeDecision;
    const token = tokens[index];
    if (token === undefined) return refusal('office.index', 'HE 7.5');
    if (tokens.findIndex((other) => same(other, token)) < index) return refusal('office.same', 'HE 7.5');
    return noToken(seats[seat]!, cell);
  },
  effect: (position, { seat, index, cell }, decision) =>
    change(position, (d) => {
      const { tokens } = decision as OfficeDecision;
      const { colour, cube } = tokens[index]!;
      const before = position.owed.length;
      lay(d, seat, cell, { kind: 'land', colour, cubes: cube ? [colour] : [], temple: false });
      // What the cell asks for stands first; the other token comes right after it.
      const asked = d.position.owed.slice(0, d.position.owed.length - before);
      d.position = { ...d.position, owed: position.owed };
      askPlaces(
        d,
        seat,
        tokens.filter((_, n) => n !== index)
      );
      d.position = { ...d.position, owed: [...asked, ...d.position.owed] };
    })
});
