import tuned from '../data/weights.json' with { type: 'json' };

/** How much each part of a standing counts: factors found by self-play, 1 where nobody has looked yet. */
export type Weights = Readonly<Record<keyof typeof tuned.weights, number>>;

export const WEIGHTS: Weights = tuned.weights;
