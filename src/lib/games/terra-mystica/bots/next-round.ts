import { proceed } from '$lib/kernel';
import { copyPosition } from '../copy';
import { phases } from '../phases';
import { NO_PROGRESS } from '../rules/turns';
import type { TmPosition } from '../state';
import { KINDS, play, type Prospect } from './foresight';
import { outlookOf, type Outlook } from './outlook';
import { standing } from './standing';

/** The position at the beginning of one's first turn of the next round, if everybody passed now. */
export function nextRound(position: TmPosition, outlook: Outlook): Prospect {
  const { seat, weights } = outlook;
  const turn = { seat, kind: 'turn' } as const;
  const last = { ...copyPosition(position), owed: [turn], events: [], deed: NO_PROGRESS };
  let passed: TmPosition = last;
  let best = -Infinity;
  for (const move of KINDS['pass']!.candidates(last, turn)) {
    const then = play(last, move, turn);
    const worth = standing(then, outlook);
    if (worth > best) [best, passed] = [worth, then];
  }
  let next = allAsleep(passed);
  // What others, and oneself, would owe on the way is left undone.
  while (next.round === position.round) next = proceed(phases, { ...copyPosition(next), owed: [] }, []).position;
  next = { ...copyPosition(next), owed: [turn], active: seat };
  return { position: next, worth: standing(next, outlookOf(next, seat, weights)) };
}

const allAsleep = (position: TmPosition): TmPosition => ({
  ...copyPosition(position),
  owed: [],
  passing: [...position.passing, ...position.order.filter((seat) => !position.passing.includes(seat))],
  seats: position.seats.map((seat) => (seat.passed ? seat : { ...seat, passed: true }))
});
