import { kit } from '../kit';

/** No gift for this neighbour. */
export const decline = kit.move(
  'decline',
  {},
  {
    rule: 'CL 4.8',
    answers: ['welcome'],
    effect: (draft, { seat }, { newcomer }) => draft.tell('decline', { seat, newcomer })
  }
);
