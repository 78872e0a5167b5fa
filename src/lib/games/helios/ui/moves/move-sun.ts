import { moveUi } from '$lib/play/move-ui';
import { around, spotOf } from '../../data/board';
import { moveSun as kind } from '../../moves/move-sun';
import { shoreMoves, sunMoves } from '../../rules/sun';
import type { Cell, SeatState } from '../../state';
import { stopAt, wayAlong } from '../places';
import { onCell } from './on-cell';

export const moveSun = moveUi(kind, {
  icon: 'hl-sun',
  places: ({ path }) => [stopAt(path.at(-1)!), wayAlong(path)],
  describe: ({ path }) => ({ key: 'move.moveSun.way', params: { at: spotOf(path.at(-1)!), steps: path.length } }),
  attempt: (place, seat, { seats }) =>
    onCell(place, (cell) => ({ kind: 'moveSun', seat, path: wayTo(cell, seats[seat]!) }))
});

/** The way the sun would take to a cell if it had no limit, or onto it from the nearest cell it reaches. */
function wayTo(cell: Cell, { land, sun }: SeatState): Cell[] {
  const ways = sunMoves(land, sun, 'inf', false);
  if (cell === sun.cell) return [...(shoreMoves(land, sun, 'inf', false).at(-1)?.path ?? []), cell];
  const there = ways.find((way) => way.sun.cell === cell);
  if (there !== undefined) return [...there.path];
  if (around(sun.cell).includes(cell)) return [cell];
  const beside = ways.find((way) => around(way.sun.cell).includes(cell));
  return beside === undefined ? [cell] : [...beside.path, cell];
}
