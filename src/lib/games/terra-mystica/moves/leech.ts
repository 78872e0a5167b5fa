import { defineMove, refusal, type Decision, type Refusal } from '$lib/kernel';
import { answerLeech, leechAmount } from '../rules/leech';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { DeclineLeech, Leech } from './types';

function refuseOffer(position: TmPosition, seat: number, event: number, decision: Decision): Refusal | null {
  if (event !== decision.event) return refusal('leech.event', 'TM 8.3', { n: event });
  const waits = position.events.find(({ id }) => id === event)?.waiting.find((other) => other.seat === seat);
  return waits !== undefined && leechAmount(position.seats[seat]!, waits.offer) > 0
    ? null
    : refusal('leech.none', 'TM 8.3');
}

/** Takes the power a neighbour's structure offers, all of it (TM 8.3). */
export const leech = defineMove<TmPosition, Leech>({
  kind: 'leech',
  answers: ['leech'],
  rule: 'TM 8.3',
  shape: shapeOf('leech', { event: shapes.whole }),
  candidates: (_position, { seat, event }) => [{ kind: 'leech', seat, event: Number(event) }],
  check: (position, { seat, event }, decision) => refuseOffer(position, seat, event, decision),
  effect: effectOf((d, { seat, event }) => answerLeech(d, seat, event, true))
});

export const declineLeech = defineMove<TmPosition, DeclineLeech>({
  kind: 'declineLeech',
  answers: ['leech'],
  rule: 'TM 8.3',
  shape: shapeOf('declineLeech', { event: shapes.whole }),
  candidates: (_position, { seat, event }) => [{ kind: 'declineLeech', seat, event: Number(event) }],
  check: (position, { seat, event }, decision) => refuseOffer(position, seat, event, decision),
  effect: effectOf((d, { seat, event }) => answerLeech(d, seat, event, false))
});
