import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { spotOf } from '../data/board';
import { change, tell } from '../draft';
import { noRoom, roomyCells } from '../rules/bonus-cube';
import { addCube } from '../rules/goods';
import { COLOURS, type HeliosPosition } from '../state';
import { cell, colour, seat } from './shapes';
import type { BonusCube, BonusCubeDecision } from './types';

/** A cube of any colour the supply still has. */
export const bonusCube = defineMove<HeliosPosition, BonusCube>({
  kind: 'bonusCube',
  answers: ['bonusCube'],
  rule: 'HE 9',
  shape: v.strictObject({ kind: v.literal('bonusCube'), seat, colour, cell }),
  *candidates({ seats, supply }, decision) {
    const { seat } = decision;
    const cells = roomyCells(seats[seat]!, (decision as BonusCubeDecision).cell);
    for (const colour of COLOURS) {
      if (supply.cubes[colour] === 0) continue;
      for (const cell of cells) yield { kind: 'bonusCube', seat, colour, cell };
    }
  },
  check({ seats, supply }, { seat, colour, cell }, decision) {
    const given = (decision as BonusCubeDecision).cell;
    if (supply.cubes[colour] === 0) return refusal('cube.supply', 'HE 9', { colour });
    if (given !== null && cell !== given) return refusal('cube.cell', 'HE 9', { at: spotOf(given) });
    return noRoom(seats[seat]!, cell);
  },
  effect: (position, { seat, colour, cell }) =>
    change(position, (d) => {
      addCube(d, seat, cell, colour);
      tell(d, 'bonusCube', { seat, colour, cell, at: spotOf(cell) });
    })
});
