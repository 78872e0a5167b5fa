import { spotOf } from '../data/board';
import { kit } from '../kit';
import { refuseCube, roomyCells } from '../rules/bonus-cube';
import { addCube } from '../rules/goods';
import { COLOURS } from '../state';
import { cell, colour } from './fields';

/** A cube of any colour the supply still has. */
export const bonusCube = kit.move(
  'bonusCube',
  { colour, cell },
  {
    rule: 'HE 9',
    answers: ['bonusCube'],
    *candidates({ seats, supply }, { seat, cell: given }) {
      const cells = roomyCells(seats[seat]!, given);
      for (const colour of COLOURS) {
        if (supply.cubes[colour] === 0) continue;
        for (const cell of cells) yield { kind: 'bonusCube', seat, colour, cell };
      }
    },
    check({ seats, supply }, { seat, colour, cell }, { cell: given }) {
      if (supply.cubes[colour] === 0) return kit.refuse('cube.supply', 'HE 9', { colour });
      if (given !== null && cell !== given) return kit.refuse('cube.cell', 'HE 9', { at: spotOf(given) });
      return refuseCube(seats[seat]!, cell);
    },
    effect(draft, { seat, colour, cell }) {
      addCube(draft, seat, cell, colour);
      draft.tell('bonusCube', { seat, colour, cell, at: spotOf(cell) });
    }
  }
);
