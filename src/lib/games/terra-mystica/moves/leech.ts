import type { Refusal, Seat } from '$lib/kernel';
import { kit } from '../kit';
import { answerLeech, leechAmount } from '../rules/leech';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { whole } from './fields';
import { settledKit } from './kit';

function refuseOffer(position: TmPosition, seat: Seat, event: number, asked: Asked<'leech'>): Refusal | null {
  if (event !== asked.event) return kit.refuse('leech.event', 'TM 8.3', { n: event });
  const waits = position.events.find(({ id }) => id === event)?.waiting.find((other) => other.seat === seat);
  return waits !== undefined && leechAmount(position.seats[seat]!, waits.offer) > 0
    ? null
    : kit.refuse('leech.none', 'TM 8.3');
}

/** Takes the power a neighbour's structure offers, all of it (TM 8.3). */
export const leech = settledKit.move(
  'leech',
  { event: whole },
  {
    rule: 'TM 8.3',
    answers: ['leech'],
    candidates: (_position, { seat, event }) => [{ kind: 'leech', seat, event }],
    check: (position, { seat, event }, asked) => refuseOffer(position, seat, event, asked),
    effect: (draft, { seat, event }) => answerLeech(draft, seat, event, true)
  }
);

export const declineLeech = settledKit.move(
  'declineLeech',
  { event: whole },
  {
    rule: 'TM 8.3',
    answers: ['leech'],
    candidates: (_position, { seat, event }) => [{ kind: 'declineLeech', seat, event }],
    check: (position, { seat, event }, asked) => refuseOffer(position, seat, event, asked),
    effect: (draft, { seat, event }) => answerLeech(draft, seat, event, false)
  }
);
