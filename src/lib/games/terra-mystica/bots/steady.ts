import { mindWith } from './mind';
import { plansFor, ranked } from './plans';
import { STEADY, type Weights } from './weights';

/** Looks at its next turn as well, as if nobody came between. */
export const steadyWith = (weights: Weights) =>
  mindWith(weights, (view, turn, outlook) => ranked(plansFor(view, turn, outlook), outlook));

export const steady = steadyWith(STEADY);
