import { scoreSheet, type ScoreRow, type ScoreSheet, type Seat } from '$lib/kernel';
import { BOX, BUILDINGS } from './data';
import { around, LAYOUT } from './data/board';
import { characterPoints, isActive } from './rules/character-points';
import { cubesIn } from './rules/goods';
import { tokensBeside } from './rules/land';
import type { BonusType, Cell, HeliosPosition, SeatState } from './state';

/** Corners with a token beside them. */
export const cornersOf = (me: SeatState): number =>
  LAYOUT.corner.filter((corner) => tokensBeside(me, corner).length > 0).length;

/** What a bonus token counts on itself and around it (HE 11). */
const COUNTED: Readonly<Record<BonusType, (me: SeatState, cell: Cell) => number>> = {
  free: (me, cell) => around(cell).length - tokensBeside(me, cell).length,
  land: (me, cell) => 1 + tokensBeside(me, cell).length,
  resource: (me, cell) => reachOf(me, cell).reduce((sum, token) => sum + token.cubes.length, 0),
  temple: (me, cell) => reachOf(me, cell).filter((token) => token.temple).length
};

const reachOf = (me: SeatState, cell: Cell) => [me.land[cell]!, ...tokensBeside(me, cell)];

export const bonusPoints = (me: SeatState, cell: Cell, type: BonusType): number =>
  BOX.bonus[type].points * COUNTED[type](me, cell);

function allBonusPoints(me: SeatState): number {
  let sum = 0;
  for (const [cell, token] of Object.entries(me.land)) {
    if (token.kind === 'bonus') sum += bonusPoints(me, cell, token.type);
  }
  return sum;
}

/** The sheet as if the game ended now: final when it is over, a forecast before. */
export function score(position: HeliosPosition): ScoreSheet {
  const row = (key: string, points: (me: SeatState, seat: Seat) => number): ScoreRow => ({
    key,
    points: position.seats.map(points)
  });
  const explorer = (seat: Seat) => isActive(position, seat, 'explorer');
  const treasurer = (seat: Seat) => isActive(position, seat, 'treasurer');
  const rows = [
    row('bag', ({ vp }) => vp),
    row('corners', (me, seat) => cornersOf(me) * (explorer(seat)?.points ?? BOX.points.corner)),
    row('bonus', allBonusPoints),
    row('buildings', ({ buildings }) => buildings.reduce((sum, id) => sum + BUILDINGS[id].points, 0)),
    row('characters', (_me, seat) => characterPoints(position, seat)),
    row('mana', ({ mana }, seat) => mana * (treasurer(seat)?.mana ?? BOX.points.mana)),
    row('cubes', ({ land }, seat) => cubesIn(land) * (treasurer(seat)?.cubes ?? 0))
  ];
  const final = position.phase === 'over';
  return scoreSheet(rows, position.seats.length, final, (seat) => cubesIn(position.seats[seat]!.land));
}
