import { BOX } from '../data';
import { LAYOUT } from '../data/board';
import { kit } from '../kit';
import { addCube, putToken } from '../rules/goods';
import { colour } from './fields';

/** The first token of a land, with a cube of its colour. */
export const start = kit.move(
  'start',
  { colour },
  {
    rule: 'HE 5',
    answers: ['start'],
    candidates: (_position, { seat }) => BOX.start.map((colour) => ({ kind: 'start', seat, colour })),
    check: (_position, { colour }) =>
      BOX.start.includes(colour) ? null : kit.refuse('start.colour', 'HE 5', { colour }),
    effect(draft, { seat, colour }) {
      const { pile } = draft.p;
      draft.p.pile = { ...pile, [colour]: pile[colour] - 1 };
      putToken(draft, seat, LAYOUT.centre, { kind: 'land', colour, cubes: [], temple: false });
      addCube(draft, seat, LAYOUT.centre, colour);
      draft.tell('start', { seat, colour });
    }
  }
);
