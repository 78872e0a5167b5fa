import type { Seat } from '$lib/kernel';
import type { TmPosition } from './state';

/** What a seat plays: its faction, once it has one. */
export const title = ({ seats }: TmPosition, seat: Seat): string | null => {
  const faction = seats[seat]?.faction ?? null;
  return faction === null ? null : `faction.${faction}`;
};
