import * as v from 'valibot';
import { defineMove, refusal, type Warning } from '$lib/kernel';
import { tell } from '../draft';
import { offerDwelling } from '../rules/spades';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { Decline, DecisionKind } from './types';

/** What can be declined when it is optional. */
const OPTIONAL: readonly DecisionKind[] = [
  'spades',
  'dwelling',
  'bridge',
  'token',
  'tenth',
  'cultSteps',
  'spadeTokens',
  'sandstorm',
  'freeDwelling',
  'freeTradingPost'
];

/** Declines something optional (TM 5.4); imported games also drop what is not (TM 16, S15). */
export const skip = defineMove<TmPosition, Decline>({
  kind: 'skip',
  answers: OPTIONAL,
  rule: 'TM 5.4',
  shape: shapeOf('skip', { what: v.picklist(OPTIONAL) }),
  candidates: ({ rules }, { seat, kind, optional }) =>
    optional === true || rules.allowDrop ? [{ kind: 'skip', seat, what: kind as DecisionKind }] : [],
  check(position, { what }, decision) {
    if (what !== decision.kind) return refusal('skip.other', 'TM 5.4', { what });
    return decision.optional === true || position.rules.allowDrop ? null : refusal('skip.must', 'TM 5.4', { what });
  },
  effect: effectOf((d, { seat, what }, decision) => {
    tell(d, { kind: 'skipped', seat, what });
    if (what === 'spades' && decision.build === true) offerDwelling(d, seat);
  }),
  warnings(position, { seat, what }): Warning[] {
    const owed = position.owed.find((decision) => decision.seat === seat && decision.kind === what);
    return what === 'spades' && owed !== undefined ? [{ key: 'spadesLost', params: { n: Number(owed.n) } }] : [];
  }
});
