import type { Tuning } from '$lib/kernel';
import type { TmPosition } from '../state';
import { expertWith } from './expert';
import { steadyWith } from './steady';
import { EXPERT, STEADY, type Weights } from './weights';

/** Expert is tuned while it looks at less: many quick games tell more than few slow ones. */
const QUICK = 700;

/** What `tune` may turn, by bot: the weights of its standing. */
export const tunings: Readonly<Record<string, Tuning<TmPosition>>> = {
  steady: { weights: STEADY, botWith: (weights) => steadyWith(weights as Weights), file: 'data/weights-steady.json' },
  expert: {
    weights: EXPERT,
    botWith: (weights) => expertWith(weights as Weights, QUICK),
    file: 'data/weights-expert.json'
  }
};
