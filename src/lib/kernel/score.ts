import type { Seat } from './position';

export interface ScoreRow {
  /** A category of the score sheet, as a key of the game's texts. */
  readonly key: string;
  readonly points: readonly number[];
}

/** The sheet from the box: a row for each category, a column for each seat. */
export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** Best first; several winners share the victory. Empty while nobody has won, and where nobody can. */
  readonly winners: readonly Seat[];
  readonly final: boolean;
}

/** Adds the rows up. `breakTie` gives a second figure where equal totals do not share the victory. */
export function scoreSheet(
  rows: readonly ScoreRow[],
  players: number,
  final: boolean,
  breakTie: (seat: Seat) => number = () => 0
): ScoreSheet {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const totals = seats.map((seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  const best = Math.max(...totals);
  const leaders = seats.filter((seat) => totals[seat] === best);
  const edge = Math.max(...leaders.map(breakTie));
  return { rows, totals, winners: final ? leaders.filter((seat) => breakTie(seat) === edge) : [], final };
}

/**
 * Points for places 1, 2, 3 ... where equals share: seats on the same figure add up the places they take
 * and split them evenly, rounded down. A seat at zero or below takes no place unless `zeroCounts`.
 */
export function splitPlaces(figures: readonly number[], places: readonly number[], zeroCounts = false): number[] {
  const points = figures.map(() => 0);
  const ranked = figures
    .map((figure, seat) => ({ figure, seat }))
    .filter(({ figure }) => zeroCounts || figure > 0)
    .sort((a, b) => b.figure - a.figure);
  for (let from = 0; from < ranked.length && from < places.length;) {
    const equals = ranked.filter(({ figure }) => figure === ranked[from]!.figure);
    const pot = places.slice(from, from + equals.length).reduce((sum, place) => sum + place, 0);
    for (const { seat } of equals) points[seat] = Math.floor(pot / equals.length);
    from += equals.length;
  }
  return points;
}

/** A pot for whoever shares the highest figure; the rest of the division stays in the pot. */
export const splitPot = (figures: readonly number[], pot: number): number[] => splitPlaces(figures, [pot]);
