import { defineMove, refusal } from '$lib/kernel';
import { CULTS, type Cult } from '../ids';
import { advanceCult, enterTenth as enter, freeKeys, TOP, topTaken } from '../rules/cults';
import { duty } from '../rules/queue';
import { spadeBonus } from '../rules/spades';
import { wastedSteps } from '../rules/waste';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { CultStep, EnterTenth } from './types';

/** Steps from an action, a reaction or the Acolytes' spades; legal even where no step is possible (TM 5.4). */
export const cultStep = defineMove<TmPosition, CultStep>({
  kind: 'cultStep',
  answers: ['cultSteps'],
  rule: 'TM 9',
  shape: shapeOf('cultStep', { cult: shapes.cult }),
  candidates: (_position, { seat }) => CULTS.map((cult) => ({ kind: 'cultStep' as const, seat, cult })),
  check: () => null,
  effect: effectOf((d, { seat, cult }, decision) => {
    advanceCult(d, seat, cult, Number(decision.n));
    const scores = d.p.phase === 'round.actions';
    if (decision.spade === true && d.p.rules.spadeBonus === 'use') spadeBonus(d, seat, 1, scores);
  }),
  warnings(position, { seat, cult }) {
    const owed = position.owed.find((decision) => decision.seat === seat && decision.kind === 'cultSteps');
    return owed === undefined ? [] : wastedSteps(position, seat, cult, Number(owed.n));
  }
});

/** Which track enters space 10 (TM 9). */
export const enterTenth = defineMove<TmPosition, EnterTenth>({
  kind: 'enterTenth',
  answers: ['tenth'],
  rule: 'TM 9',
  shape: shapeOf('enterTenth', { cult: shapes.cult }),
  candidates: (_position, decision) =>
    (decision.cults as Cult[]).map((cult) => ({ kind: 'enterTenth' as const, seat: decision.seat, cult })),
  check(position, { seat, cult }, decision) {
    if (!(decision.cults as Cult[]).includes(cult)) return refusal('tenth.other', 'TM 9', { cult });
    const me = position.seats[seat]!;
    if (topTaken(position, seat, cult)) return refusal('tenth.taken', 'TM 9', { cult });
    return me.cults[cult] === TOP || freeKeys(me) < 1 ? refusal('tenth.key', 'TM 9', { cult }) : null;
  },
  effect: effectOf((d, { seat, cult }, decision) => {
    enter(d, seat, cult);
    const n = Number(decision.n) - 1;
    const cults = (decision.cults as Cult[]).filter((other) => other !== cult);
    const { optional } = decision;
    if (n > 0 && cults.length > 0) duty(d, { seat, kind: 'tenth', cults, n, ...(optional ? { optional } : {}) });
  })
});
