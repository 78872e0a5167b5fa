import type { Seat } from '$lib/kernel';
import { FEAST, POTS } from '../data';
import type { Draft } from '../kit';
import type { ClearingsPosition, Good, Task } from '../state';
import { clockwise, others } from './order';
import { tokenTo } from './rounds';
import { available, earn } from './supply';

const chose = ({ seats }: ClearingsPosition, task: Task): Seat[] =>
  seats.flatMap((state, seat) => (state.task === task ? [seat] : []));

/** Forest, then quarry, then feast (CL 3.2 to 3.4). */
export function harvest(draft: Draft): void {
  sharePot(draft, 'forest', 'wood');
  sharePot(draft, 'quarry', 'stone');
  holdFeast(draft);
}

/** An even part for everyone who came; what cannot be divided stays in the supply. */
function sharePot(draft: Draft, task: Task, good: Good): void {
  const workers = chose(draft.p, task);
  const pot = available(draft.p, POTS[draft.p.seats.length]!)[good];
  const n = Math.floor(pot / Math.max(1, workers.length));
  for (const seat of workers) {
    earn(draft, seat, { [good]: n });
    draft.tell(`gather.${good}`, { seat, n });
  }
}

/** A little of each for every guest, in turn order, and the token for one of them. */
function holdFeast(draft: Draft): void {
  for (const seat of clockwise(draft.p.first, draft.p.seats.length)) {
    if (draft.p.seats[seat]!.task !== 'feast') continue;
    draft.tell('gather.feast', { seat, ...available(draft.p, FEAST) });
    earn(draft, seat, FEAST);
  }
  const first = nextFirst(draft.p);
  if (first !== draft.p.first) tokenTo(draft, first);
}

/** The guest nearest clockwise from the holder, who keeps the token only if nobody else came (CL 3.4). */
function nextFirst(position: ClearingsPosition): Seat {
  const guests = chose(position, 'feast');
  return others(position.first, position.seats.length).find((seat) => guests.includes(seat)) ?? position.first;
}
