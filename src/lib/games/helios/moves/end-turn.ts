import { kit } from '../kit';

/** Enough for this turn; with nothing done it is a pass, which is never final. */
export const endTurn = kit.move(
  'endTurn',
  {},
  {
    rule: 'HE 10',
    answers: ['character'],
    effect(draft, { seat }) {
      const { court } = draft.p;
      draft.p.court = { ...court, ended: true };
      if (!court.recruited && !court.activated) draft.tell('pass', { seat });
    }
  }
);
