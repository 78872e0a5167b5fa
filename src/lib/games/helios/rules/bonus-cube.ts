import type { Refusal, Seat } from '$lib/kernel';
import { BOX } from '../data';
import { spotOf } from '../data/board';
import { kit, type Draft } from '../kit';
import { COLOURS, type Cell, type HeliosPosition, type SeatState } from '../state';

/** Why a token cannot take another cube. */
export function refuseCube(me: SeatState, cell: Cell): Refusal | null {
  const token = Object.hasOwn(me.land, cell) ? me.land[cell]! : null;
  const room = token !== null && !token.temple && token.cubes.length < BOX.cubesOnToken;
  return room ? null : kit.refuse('cube.room', 'HE 9', { at: spotOf(cell) });
}

/** Own tokens with room, or the given one. */
export const roomyCells = (me: SeatState, cell: Cell | null): Cell[] =>
  (cell === null ? Object.keys(me.land) : [cell]).filter((each) => refuseCube(me, each) === null);

const anyLeft = ({ supply }: HeliosPosition): boolean => COLOURS.some((colour) => supply.cubes[colour] > 0);

/** A cube of any colour for a seat: taken for certain, unless there is none or no room for it (HE 9). */
export function askBonusCube(draft: Draft, seat: Seat, cell: Cell | null): void {
  const wanted = anyLeft(draft.p) && roomyCells(draft.p.seats[seat]!, cell).length > 0;
  if (wanted) draft.ask({ seat, kind: 'bonusCube', cell });
}
