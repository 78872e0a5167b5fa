import { CULTS } from '../ids';
import { kit } from '../kit';
import { payCult as paidByCult, payTokens as paidByTokens } from '../rules/payments';
import { tokenWays } from '../rules/power';
import { bowls, cult } from './fields';
import { settledKit } from './kit';

/** Tokens out of the bowls of one's choice (TM 5.4). */
export const payTokens = settledKit.move(
  'payTokens',
  { bowls },
  {
    rule: 'TM 5.4',
    answers: ['payTokens'],
    candidates: (position, { seat, n }) =>
      tokenWays(position.seats[seat]!.power, n).map((bowls) => ({ kind: 'payTokens', seat, bowls })),
    check(position, { seat, bowls }, decision) {
      const { n } = decision;
      if (bowls[0] + bowls[1] + bowls[2] !== n) return kit.refuse('tokens.count', 'TM 5.4', { n });
      const { power } = position.seats[seat]!;
      const bowl = bowls.findIndex((taken, i) => taken > power[i]!);
      return bowl < 0 ? null : kit.refuse('tokens.bowl', 'TM 5.4', { bowl: bowl + 1 });
    },
    effect: (draft, { seat, bowls }) => paidByTokens(draft, seat, bowls)
  }
);

/** The Acolytes go down on one track (TM 6.1). */
export const payCult = settledKit.move(
  'payCult',
  { cult },
  {
    rule: 'TM 6.1',
    answers: ['payCult'],
    candidates: (_position, { seat }) => CULTS.map((cult) => ({ kind: 'payCult', seat, cult })),
    check(position, { seat, cult }, decision) {
      const lack = decision.n - position.seats[seat]!.cults[cult];
      return lack > 0 ? kit.refuse('cult.low', 'TM 6.1', { cult, n: lack }) : null;
    },
    effect: (draft, { seat, cult }, decision) => paidByCult(draft, seat, cult, decision.n)
  }
);
