import tuned from '../data/weights.json' with { type: 'json' };

/** What the parts of a standing are worth in points while they can still be used, found by self-play. */
export type Weights = Readonly<Record<keyof typeof tuned.weights, number>>;

export const WEIGHTS: Weights = tuned.weights;
