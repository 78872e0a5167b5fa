import { kit } from '../kit';

/** Phase D: no card. */
export const keepGold = kit.move(
  'keepGold',
  {},
  { rule: 'RF 7.5', answers: ['buyBack'], effect: (draft, { seat }) => draft.tell('keepGold', { seat }) }
);
