import { mindWith } from './mind';
import { plansFor } from './plans';
import { STEADY } from './weights';

/** Of a hundred actions it overlooks so many. */
const OVERLOOKED = 80;

/** Does what looks best at once, of what it sees. */
export const beginner = mindWith(STEADY, (view, turn, outlook, { dice }) =>
  plansFor(view, turn, outlook)
    .filter(() => dice.int(1, 100) > OVERLOOKED)
    .sort((a, b) => b.worth - a.worth)
);
