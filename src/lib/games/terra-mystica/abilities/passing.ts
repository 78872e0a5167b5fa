import type { Seat } from '$lib/kernel';
import type { FactionId } from '../ids';
import { ownBridges } from '../rules/bridges';
import type { TmPosition } from '../state';

type PassPoints = (position: TmPosition, seat: Seat) => number;

/** Points when passing. */
export const ON_PASSING: Readonly<Partial<Record<FactionId, PassPoints>>> = {
  // TM 12.7
  engineers: (position, seat) => (position.seats[seat]!.built.SH > 0 ? 3 * ownBridges(position, seat) : 0),
  // TM 12.15
  'ice-maidens': ({ seats }, seat) => (seats[seat]!.built.SH > 0 ? 3 * seats[seat]!.built.TE : 0)
};
