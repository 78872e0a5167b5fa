import type { Seat } from '$lib/kernel';
import type { Place } from '$lib/play/game-ui';
import { around } from '../data/board';
import type { Cell, HeliosPosition, SeatState } from '../state';
import { cellsOf } from './places';

/** The sun on its way: from where, over which cells, what it lights there, and what waits for it. */
export interface Travel {
  readonly seat: Seat;
  readonly from: Cell;
  readonly path: readonly Cell[];
  readonly lit: readonly Cell[];
  /** Keys of the pieces that come with the light. */
  readonly brings: ReadonlySet<string>;
}

/** What became of a seat's sun between two views; null if it stands where it stood. */
export function travelOf(
  before: HeliosPosition,
  after: HeliosPosition,
  seat: Seat,
  last: readonly Place[]
): Travel | null {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (was === undefined || is === undefined || was.sun === is.sun || was.sun.cell === is.sun.cell) return null;
  const path = pathOf(was, is, last);
  return path === null ? null : { seat, from: was.sun.cell, path, lit: litBy(is), brings: broughtBy(was, is) };
}

/** The way that was confirmed. A step that was taken back has none: the sun is just there again. */
const pathOf = (was: SeatState, is: SeatState, last: readonly Place[]): readonly Cell[] | null =>
  last.map(cellsOf).find((cells) => cells?.at(-1) === is.sun.cell && around(was.sun.cell).includes(cells[0]!)) ?? null;

const litBy = ({ land, sun }: SeatState): Cell[] => around(sun.cell).filter((cell) => land[cell] !== undefined);

function broughtBy(was: SeatState, is: SeatState): Set<string> {
  const keys = new Set<string>();
  for (const cell of litBy(is)) {
    const [had, has] = [was.land[cell]?.cubes.length ?? 0, is.land[cell]!.cubes.length];
    for (let n = had; n < has; n++) keys.add(`${cell} cube ${n}`);
  }
  return keys;
}
