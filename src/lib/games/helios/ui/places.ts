import type { Place } from '$lib/play/move-ui';
import type { Cell } from '../state';

// A place is a cell (`q,r`) or a word and a colon: `tile:sun`, `source:brown`, `building:palace`, `who:princess`.
// Where the sun stops is `sun:<cell>`, and which way it takes there `way:<cells>`: a stop and a token may be
// laid on the same cell, and one must be told from the other.

const PREFIXES = ['sun', 'way'] as const;

export const stopAt = (cell: Cell): Place => `sun:${cell}`;
export const wayAlong = (path: readonly Cell[]): Place => `way:${path.join(' ')}`;

/** The cells of a way, or null if the place is something else. */
export const cellsOf = (place: Place): Cell[] | null =>
  place.startsWith('way:') ? place.slice('way:'.length).split(' ') : null;

/** The cell of the land that a place means, or null if it lies elsewhere. */
export function cellOf(place: Place): Cell | null {
  if (!place.includes(':')) return place;
  if (!PREFIXES.some((prefix) => place.startsWith(`${prefix}:`))) return null;
  return cellsOf(place)?.at(-1) ?? place.slice(place.indexOf(':') + 1);
}

interface Paid {
  readonly cell: Cell;
  readonly colour: string;
}

/** A cube that pays for something, on its token. */
export const paidCube = ({ cell, colour }: Paid): Place => `paid:${colour}@${cell}`;
export function paidAt(place: Place): Paid | null {
  const [, colour, cell] = /^paid:(\w+)@(.+)$/.exec(place) ?? [];
  return colour === undefined || cell === undefined ? null : { cell, colour };
}

/** What stands after the colon. */
export const partOf = (place: Place): string => place.slice(place.indexOf(':') + 1);
export const isA = (kind: string, place: Place): boolean => place.startsWith(`${kind}:`);
