import type { Draft } from '../kit';
import { talesOf } from '../moments';
import type { RafPosition } from '../state';

/** So many must recycle at once, by the number of civilizations at the start (RF 7.6). */
export const eventThreshold = (civilizations: number): number => (civilizations <= 4 ? 2 : civilizations <= 6 ? 3 : 4);

/** The events that happen in this turn, if enough recycle, wait in the order of the tales (RF 7.6). */
export function gatherEvents(draft: Draft): void {
  const { recycling, civs } = draft.p;
  if (recycling.due.length < eventThreshold(civs.length)) return;
  const events = talesOf(draft.p).flatMap(({ id, event }) => (event === undefined ? [] : id));
  if (events.length > 0) draft.p.recycling = { ...recycling, events };
}

export const eventsAreLeft = ({ recycling }: RafPosition): boolean => recycling.events !== undefined;

/** One event; the next begins when everything that this one asks is settled. Its choices are the token holder's. */
export function nextEvent(draft: Draft): void {
  const { events = [], ...recycling } = draft.p.recycling;
  const [id, ...left] = events;
  draft.p.recycling = left.length > 0 ? { ...recycling, events: left } : recycling;
  talesOf(draft.p)
    .find((tale) => tale.id === id)
    ?.event?.(draft, draft.p.first);
}
