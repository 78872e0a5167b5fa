import { kit } from '../kit';

/** The turn is over; until then everything in it can be taken back. */
export const end = kit.move(
  'end',
  {},
  {
    rule: 'CL 4.9',
    answers: ['finish'],
    effect: (draft, { seat }) => draft.tell('end', { seat })
  }
);
