import { components, scoreSheet, splitPlaces, type ScoreRow, type ScoreSheet, type Seat } from '$lib/kernel';
import { POINTS } from './data';
import { pointsOf } from './rules/finds';
import { around, piecesOf } from './rules/places';
import { LANDS, type ClearingsPosition, type Land, type Piece } from './state';

/** The sheet as if the game ended now; what is left over counts only when it does (CL 6). */
export function score(position: ClearingsPosition): ScoreSheet {
  const final = position.phase === 'over';
  const row = (key: string, points: (seat: Seat) => number): ScoreRow => ({
    key,
    points: position.seats.map((_, seat) => points(seat))
  });
  const rows = [
    row('huts', (seat) => count(position, seat, 'hut') * POINTS.hut),
    row('towers', (seat) => count(position, seat, 'tower') * POINTS.tower),
    row('group', (seat) => largestGroup(position, seat) * POINTS.grouped),
    ...LANDS.map((land) => ({ key: `majority.${land}`, points: majority(position, land) })),
    row('finds', (seat) => pointsOf(position.seats[seat]!.finds)),
    row('welcomes', (seat) => position.seats[seat]!.welcomes * POINTS.welcome),
    row('leftovers', (seat) => (final ? Math.floor(goodsLeft(position, seat) / POINTS.goodsForOne) : 0))
  ];
  return scoreSheet(rows, position.seats.length, final, (seat) => goodsLeft(position, seat));
}

const count = (position: ClearingsPosition, seat: Seat, kind: Piece['kind']): number =>
  Object.values(position.pieces).filter((piece) => piece.seat === seat && piece.kind === kind).length;

/** Pieces that touch each other, a tower as one piece (CL 6.2). */
export const largestGroup = (position: ClearingsPosition, seat: Seat): number =>
  Math.max(0, ...components(piecesOf(position, seat), (place) => around(position, place)).map((group) => group.length));

/** What each seat weighs on a land: a tower weighs as much as two huts (CL 6.3). */
export function weights({ land, pieces, seats }: ClearingsPosition, on: Land): number[] {
  const weight = seats.map(() => 0);
  for (const [place, { seat, kind }] of Object.entries(pieces)) {
    if (land[place] === on) weight[seat]! += POINTS.weight[kind];
  }
  return weight;
}

const majority = (position: ClearingsPosition, land: Land): number[] =>
  splitPlaces(weights(position, land), POINTS.majority[land]);

const goodsLeft = (position: ClearingsPosition, seat: Seat): number => {
  const { wood, stone } = position.seats[seat]!.goods;
  return wood + stone;
};
