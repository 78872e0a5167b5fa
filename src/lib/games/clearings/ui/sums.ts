import type { ScoreSheet, Seat } from '$lib/kernel';
import { POINTS, POTS } from '../data';
import { available } from '../rules/supply';
import { score, weights } from '../scoring';
import { type ClearingsPosition, type Land, type Piece, type Stock } from '../state';

const sheets = new WeakMap<ClearingsPosition, ScoreSheet>();

/** The forecast of a view, counted once however many pictures show a part of it. */
export function sheetOf(view: ClearingsPosition): ScoreSheet {
  let sheet = sheets.get(view);
  if (sheet === undefined) sheets.set(view, (sheet = score(view)));
  return sheet;
}

export const countOf = (view: ClearingsPosition, seat: Seat, kind: Piece['kind']): number =>
  Object.values(view.pieces).filter((piece) => piece.seat === seat && piece.kind === kind).length;

/** What lies in the pots this round: less than usual when the supply runs dry. */
export const potsOf = (view: ClearingsPosition): Stock => available(view, POTS[view.seats.length]!);

interface Standing {
  readonly seat: Seat;
  readonly weight: number;
  readonly points: number;
}

/** Who weighs most on a land, heaviest first; without those who are not there. */
export function standings(view: ClearingsPosition, land: Land): Standing[] {
  const row = sheetOf(view).rows.find(({ key }) => key === `majority.${land}`);
  return weights(view, land)
    .map((weight, seat) => ({ seat, weight, points: row?.points[seat] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.seat - b.seat);
}

export const prizes = (land: Land): readonly number[] => POINTS.majority[land];
