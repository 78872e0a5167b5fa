import type { Tuning } from '$lib/kernel';
import type { TmPosition } from '../state';
import { steadyWith } from './steady';
import { WEIGHTS, type Weights } from './weights';

/** What `tune` may turn: the weights of a standing, judged by what Steady makes of them. */
export const tuning: Tuning<TmPosition> = {
  weights: WEIGHTS,
  botWith: (weights) => steadyWith(weights as Weights),
  file: 'data/weights.json'
};
