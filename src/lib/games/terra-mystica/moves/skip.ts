import * as v from 'valibot';
import type { Warning } from '$lib/kernel';
import { kit } from '../kit';
import { offerDwelling } from '../rules/spades';
import type { DecisionKind } from '../vocabulary/decisions';
import { owedTo, settledKit } from './kit';

/** What can be declined when it is optional. */
const OPTIONAL = [
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
] as const satisfies readonly DecisionKind[];

/**
 * Declines something optional (TM 5.4); imported games also drop what is not (TM 15, S15). `what` names the
 * kind of decision.
 */
export const skip = settledKit.move(
  'skip',
  { what: v.picklist(OPTIONAL) },
  {
    rule: 'TM 5.4',
    answers: OPTIONAL,
    candidates: ({ rules }, { seat, kind, optional }) =>
      optional === true || rules.allowDrop ? [{ kind: 'skip', seat, what: kind }] : [],
    check(position, { what }, decision) {
      if (what !== decision.kind) return kit.refuse('skip.other', 'TM 5.4', { what });
      return decision.optional === true || position.rules.allowDrop
        ? null
        : kit.refuse('skip.must', 'TM 5.4', { what });
    },
    effect(draft, { seat, what }, decision) {
      draft.tell('skipped', { seat, what });
      if (decision.kind === 'spades' && decision.build) offerDwelling(draft, seat);
    },
    warnings(position, { seat, what }): Warning[] {
      const spades = what === 'spades' ? owedTo(position, seat, what) : undefined;
      return spades === undefined ? [] : [kit.warn('spadesLost', { n: spades.n })];
    }
  }
);
