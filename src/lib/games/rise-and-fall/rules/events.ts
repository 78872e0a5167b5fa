import { kit, type Draft } from '../kit';
import { taleNamed, talesOf } from '../moments';
import type { RafPosition, TaleId } from '../state';

/** So many must recycle at once, by the number of civilizations at the start (RF 7.6). */
export const eventThreshold = (civilizations: number): number => (civilizations <= 4 ? 2 : civilizations <= 6 ? 3 : 4);

/** The events that happen in this turn, if enough recycle, wait in the order of the tales (RF 7.6). */
export function gatherEvents(draft: Draft): void {
  const { recycling, civs } = draft.p;
  if (recycling.due.length < eventThreshold(civs.length)) return;
  const events = talesOf(draft.p).flatMap(({ id, event }) => (event === undefined ? [] : (id as TaleId)));
  if (events.length > 0) draft.p.recycling = { ...recycling, events };
}

export const eventsAreLeft = ({ recycling }: RafPosition): boolean => recycling.events !== undefined;

/** Whether an event would destroy pieces or lay them down before anything is chosen: it is tried on a copy. */
function doesHarm(position: RafPosition, what: TaleId): boolean {
  const { facts } = kit.change(position, (draft) => unleashEvent(draft, what));
  return facts.some(({ kind }) => kind === 'lost' || kind === 'lies' || kind === 'crash');
}

/** The event of one tale; its choices are the token holder's. */
export const unleashEvent = (draft: Draft, what: TaleId): void =>
  taleNamed(draft.p, what)!.event!(draft, draft.p.first);

/** One event; the next begins when everything that this one asks is settled. Harm waits for the holder's word. */
export function nextEvent(draft: Draft): void {
  const { events = [], ...recycling } = draft.p.recycling;
  const [what, ...left] = events;
  draft.p.recycling = left.length > 0 ? { ...recycling, events: left } : recycling;
  if (what === undefined) return;
  if (draft.p.variant.unleashed && doesHarm(draft.p, what)) draft.ask({ seat: draft.p.first, kind: 'unleash', what });
  else unleashEvent(draft, what);
}
