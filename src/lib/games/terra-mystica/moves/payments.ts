import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { CULTS } from '../ids';
import { payCult as paidByCult, payTokens as paidByTokens } from '../rules/payments';
import { tokenWays } from '../rules/power';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { PayCult, PayTokens } from './types';

/** Tokens out of the bowls of one's choice (TM 5.4). */
export const payTokens = defineMove<TmPosition, PayTokens>({
  kind: 'payTokens',
  answers: ['payTokens'],
  rule: 'TM 5.4',
  shape: shapeOf('payTokens', { bowls: v.tuple([shapes.count, shapes.count, shapes.count]) }),
  candidates: (position, { seat, n }) =>
    tokenWays(position.seats[seat]!.power, Number(n)).map((bowls) => ({ kind: 'payTokens' as const, seat, bowls })),
  check(position, { seat, bowls }, decision) {
    const n = Number(decision.n);
    if (bowls[0] + bowls[1] + bowls[2] !== n) return refusal('tokens.count', 'TM 5.4', { n });
    const { power } = position.seats[seat]!;
    const bowl = bowls.findIndex((taken, i) => taken > power[i]!);
    return bowl < 0 ? null : refusal('tokens.bowl', 'TM 5.4', { bowl: bowl + 1 });
  },
  effect: effectOf((d, { seat, bowls }) => paidByTokens(d, seat, bowls))
});

/** The Acolytes go down on one track (TM 6.1). */
export const payCult = defineMove<TmPosition, PayCult>({
  kind: 'payCult',
  answers: ['payCult'],
  rule: 'TM 6.1',
  shape: shapeOf('payCult', { cult: shapes.cult }),
  candidates: (_position, { seat }) => CULTS.map((cult) => ({ kind: 'payCult' as const, seat, cult })),
  check(position, { seat, cult }, decision) {
    const lack = Number(decision.n) - position.seats[seat]!.cults[cult];
    return lack > 0 ? refusal('cult.low', 'TM 6.1', { cult, n: lack }) : null;
  },
  effect: effectOf((d, { seat, cult }, decision) => paidByCult(d, seat, cult, Number(decision.n)))
});
