import { CULTS } from '../ids';
import { kit } from '../kit';
import { advanceCult, enterTenth as enter, freeKeys, TOP, topTaken } from '../rules/cults';
import { duty } from '../rules/queue';
import { spadeBonus } from '../rules/spades';
import { wastedSteps } from '../rules/waste';
import { cult } from './fields';
import { owedTo, settledKit } from './kit';

/** Steps from an action, a reaction or the Acolytes' spades; legal even where no step is possible (TM 5.4). */
export const cultStep = settledKit.move(
  'cultStep',
  { cult },
  {
    rule: 'TM 9',
    answers: ['cultSteps'],
    candidates: (_position, { seat }) => CULTS.map((cult) => ({ kind: 'cultStep', seat, cult })),
    effect(draft, { seat, cult }, decision) {
      advanceCult(draft, seat, cult, decision.n);
      const scores = draft.p.phase === 'round.actions';
      if (decision.spade && draft.p.rules.spadeBonus === 'use') spadeBonus(draft, seat, 1, scores);
    },
    warnings(position, { seat, cult }) {
      const steps = owedTo(position, seat, 'cultSteps');
      return steps === undefined ? [] : wastedSteps(position, seat, cult, steps.n);
    }
  }
);

/** Which track enters space 10 (TM 9). */
export const enterTenth = settledKit.move(
  'enterTenth',
  { cult },
  {
    rule: 'TM 9',
    answers: ['tenth'],
    candidates: (_position, decision) =>
      decision.cults.map((cult) => ({ kind: 'enterTenth', seat: decision.seat, cult })),
    check(position, { seat, cult }, decision) {
      if (!decision.cults.includes(cult)) return kit.refuse('tenth.other', 'TM 9', { cult });
      const me = position.seats[seat]!;
      if (topTaken(position, seat, cult)) return kit.refuse('tenth.taken', 'TM 9', { cult });
      return me.cults[cult] === TOP || freeKeys(me) < 1 ? kit.refuse('tenth.key', 'TM 9', { cult }) : null;
    },
    effect(draft, { seat, cult }, decision) {
      enter(draft, seat, cult);
      const n = decision.n - 1;
      const cults = decision.cults.filter((other) => other !== cult);
      const { optional } = decision;
      if (n > 0 && cults.length > 0) duty(draft, { seat, kind: 'tenth', cults, n, ...(optional ? { optional } : {}) });
    }
  }
);
