import type { Tuning } from '$lib/kernel';
import type { HeliosPosition } from '../state';
import { expertWith } from './expert';
import { WEIGHTS, type Weights } from './weights';

/** What `tune` may turn: the weights of the future, judged by a quick Expert. */
export const tunings: Readonly<Record<string, Tuning<HeliosPosition>>> = {
  expert: {
    weights: WEIGHTS,
    botWith: (weights) => expertWith(weights as Weights, 60),
    file: 'data/weights.json'
  }
};
