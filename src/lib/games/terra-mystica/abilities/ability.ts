import type { Seat } from '$lib/kernel';
import type { FactionId } from '../ids';
import type { Draft } from '../kit';

/** What some factions do at one moment of the game; the others do nothing then. */
export type Abilities<A extends readonly unknown[] = []> = Readonly<
  Partial<Record<FactionId, (draft: Draft, seat: Seat, ...more: A) => void>>
>;
