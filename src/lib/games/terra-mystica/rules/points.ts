import type { Seat } from '$lib/kernel';
import { SCORING_TILES } from '../data/tiles';
import type { Building } from '../ids';
import { seatOf, type Draft } from '../kit';
import type { SeatState } from '../state';

/** Victory points are always booked under their source, so that the score sheet can name it. */
export function award(draft: Draft, seat: Seat, n: number, source: string): void {
  if (n === 0) return;
  const me = seatOf(draft, seat);
  me.vp += n;
  me.points = plusPoints(me.points, n, source);
  draft.tell(n > 0 ? 'points' : 'pointsLost', { seat, n: Math.abs(n), source });
}

/** Written out: a spread of records that all have other fields is several times as slow. */
function plusPoints(points: SeatState['points'], n: number, source: string): SeatState['points'] {
  const sum: Record<string, number> = {};
  for (const name in points) sum[name] = points[name]!;
  sum[source] = (sum[source] ?? 0) + n;
  return sum;
}

/** The round's scoring tile (TM 6); it scores in the action phase only. */
export function scoreRound(draft: Draft, seat: Seat, what: 'spade' | 'town' | Building, n = 1): void {
  const id = draft.p.scoring[draft.p.round - 1];
  if (id === undefined || n === 0) return;
  const tile = SCORING_TILES[id];
  if (tile.on.includes(what)) award(draft, seat, tile.vp * n, id);
}
