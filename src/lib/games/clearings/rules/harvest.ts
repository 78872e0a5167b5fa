import type { Fact, Outcome, Seat } from '$lib/kernel';
import { FEAST, POTS } from '../data';
import type { ClearingsPosition, Good, Task } from '../state';
import { clockwise, others } from './order';
import { tokenTo } from './rounds';
import { available, earn } from './supply';

const chose = ({ seats }: ClearingsPosition, task: Task): Seat[] =>
  seats.flatMap((state, seat) => (state.task === task ? [seat] : []));

/** Forest, then quarry, then feast (CL 3.2 to 3.4). */
export function harvest(position: ClearingsPosition): Outcome<ClearingsPosition> {
  const wood = sharePot(position, 'forest', 'wood');
  const stone = sharePot(wood.position, 'quarry', 'stone');
  const feast = holdFeast(stone.position);
  return { position: feast.position, facts: [...wood.facts, ...stone.facts, ...feast.facts] };
}

/** An even part for everyone who came; what cannot be divided stays in the supply. */
function sharePot(position: ClearingsPosition, task: Task, good: Good): Outcome<ClearingsPosition> {
  const workers = chose(position, task);
  const pot = available(position, POTS[position.seats.length]!)[good];
  const n = Math.floor(pot / Math.max(1, workers.length));
  const facts: Fact[] = workers.map((seat) => ({ kind: `gather.${good}`, seat, n }));
  return { position: workers.reduce((now, seat) => earn(now, seat, { [good]: n }), position), facts };
}

/** A little of each for every guest, in turn order, and the token for one of them. */
function holdFeast(position: ClearingsPosition): Outcome<ClearingsPosition> {
  const facts: Fact[] = [];
  for (const seat of clockwise(position.first, position.seats.length)) {
    if (position.seats[seat]!.task !== 'feast') continue;
    facts.push({ kind: 'gather.feast', seat, ...available(position, FEAST) });
    position = earn(position, seat, FEAST);
  }
  const first = nextFirst(position);
  if (first === position.first) return { position, facts };
  const handed = tokenTo(position, first);
  return { position: handed.position, facts: [...facts, ...handed.facts] };
}

/** The guest nearest clockwise from the holder, who keeps the token only if nobody else came (CL 3.4). */
function nextFirst(position: ClearingsPosition): Seat {
  const guests = chose(position, 'feast');
  return others(position.first, position.seats.length).find((seat) => guests.includes(seat)) ?? position.first;
}
