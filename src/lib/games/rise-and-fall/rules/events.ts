import type { Draft } from '../draft';

/** A Fantastic Event of a tale; events happen in the order of the tales' numbers. */
export interface FantasticEvent {
  readonly tale: number;
  happen(d: Draft): void;
}

/** The events that come with the tales in play. The base game has none. */
const eventsIn = (_d: Draft): readonly FantasticEvent[] => [];

/** So many must recycle at once, by the number of civilizations at the start (RF 7.6). */
export const eventThreshold = (civilizations: number): number => (civilizations <= 4 ? 2 : civilizations <= 6 ? 3 : 4);

/** Before anybody recycles and before the token moves (RF 7.6). */
export function runEvents(d: Draft): void {
  if (d.p.recycling.due.length < eventThreshold(d.p.civs.length)) return;
  for (const event of eventsIn(d)) event.happen(d);
}
