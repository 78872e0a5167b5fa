import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { BOX } from '../data';
import { spotOf } from '../data/board';
import { ask, seatOf, type Draft } from '../draft';
import { COLOURS, type Cell, type HeliosPosition, type SeatState } from '../state';

/** Why a token cannot take another cube. */
export function noRoom(me: SeatState, cell: Cell): Refusal | null {
  const token = Object.hasOwn(me.land, cell) ? me.land[cell]! : null;
  const room = token !== null && !token.temple && token.cubes.length < BOX.cubesOnToken;
  return room ? null : refusal('cube.room', 'HE 9', { at: spotOf(cell) });
}

/** Own tokens with room, or the given one. */
export const roomyCells = (me: SeatState, cell: Cell | null): Cell[] =>
  (cell === null ? Object.keys(me.land) : [cell]).filter((each) => noRoom(me, each) === null);

const anyLeft = ({ supply }: HeliosPosition): boolean => COLOURS.some((colour) => supply.cubes[colour] > 0);

/** A cube of any colour for a seat: taken for certain, unless there is none or no room for it (HE 9). */
export function askBonusCube(d: Draft, seat: Seat, cell: Cell | null): void {
  if (anyLeft(d.position) && roomyCells(seatOf(d, seat), cell).length > 0) ask(d, { seat, kind: 'bonusCube', cell });
}
