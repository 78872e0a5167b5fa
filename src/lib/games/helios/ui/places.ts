import type { Move } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import type { Create, MoveSun, TakeTile } from '../moves/types';
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

/** What stands after the colon. */
export const partOf = (place: Place): string => place.slice(place.indexOf(':') + 1);
export const isA = (kind: string, place: Place): boolean => place.startsWith(`${kind}:`);

const PLACES: Readonly<Record<string, (move: Move) => readonly Place[]>> = {
  start: (move) => [`start:${String(move['colour'])}`],
  takeTile(move) {
    const { act, section } = move as TakeTile;
    return section === undefined ? [`tile:${act}`] : [`tile:${act}`, `section:${section}`];
  },
  create(move) {
    const { source, cell } = move as Create;
    return [`source:${source}`, cell];
  },
  temple: (move) => [move['cell'] as Cell],
  building: (move) => [`building:${String(move['building'])}`],
  moveSun(move) {
    const { path } = move as MoveSun;
    return [stopAt(path.at(-1)!), wayAlong(path)];
  },
  pay: (move) => [move['cell'] as Cell, `cube:${String(move['colour'])}`],
  bonusCube: (move) => [`supply:${String(move['colour'])}`, move['cell'] as Cell],
  officePlace: (move) => [`office:${String(move['index'])}`, move['cell'] as Cell],
  bazaar: (move) => [`bazaar:${String(move['mana'])}`],
  recruit: (move) => [`who:${String(move['character'])}`],
  activate: (move) => [`who:${String(move['character'])}`]
};

export const places = (move: Move): readonly Place[] => PLACES[move.kind]?.(move) ?? [];
