import type { Move } from '$lib/kernel';
import type { Place } from '$lib/play/move-ui';
import type { Cell } from '../../state';
import { cellOf } from '../places';

/** The move that is meant by touching this cell; none where the place lies elsewhere. */
export function onCell(place: Place, meant: (cell: Cell) => Move): Move | null {
  const cell = cellOf(place);
  return cell === null ? null : meant(cell);
}
