import expert from '../data/weights-expert.json' with { type: 'json' };
import steady from '../data/weights-steady.json' with { type: 'json' };

/** How much each part of a standing counts: factors found by self-play of the bot that uses them. */
export type Weights = Readonly<Record<keyof typeof steady.weights, number>>;

export const STEADY: Weights = steady.weights;
export const EXPERT: Weights = expert.weights;
