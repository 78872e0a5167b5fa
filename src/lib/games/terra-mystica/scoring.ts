import { scoreSheet, type ScoreRow, type ScoreSheet } from '$lib/kernel';
import { BONUSES, CULTS, FAVOURS, FINAL_TILES, SCORINGS, TOWNS } from './ids';
import { finalRows } from './rules/final';
import type { TmPosition } from './state';

/** What the final scoring counts (TM 11). */
const AT_THE_END: readonly string[] = [
  ...CULTS.map((cult) => `cult.${cult}`),
  'network',
  ...FINAL_TILES.map((tile) => `final.${tile}`),
  'resources'
];

/** Every source of points, in the order of the score sheet. */
export const SOURCES: readonly string[] = [
  'start',
  ...SCORINGS,
  ...FAVOURS,
  ...BONUSES,
  ...TOWNS,
  'shipping',
  'dig',
  'faction',
  'conversion',
  'leech',
  ...AT_THE_END
];

/** The points on the track, as they stood before the final scoring. */
export const scored = ({ seats }: TmPosition): number[] =>
  seats.map(({ vp, points }) => AT_THE_END.reduce((left, source) => left - (points[source] ?? 0), vp));

const isOver = (position: TmPosition): boolean => position.phase === 'over';

/** Points by source: what has been scored, and before the end what the final scoring would add now. */
export function score(position: TmPosition): ScoreSheet {
  const over = isOver(position);
  const rows: ScoreRow[] = SOURCES.map((key) => ({ key, points: position.seats.map((me) => me.points[key] ?? 0) }));
  const forecast = over || position.round === 0 ? [] : finalRows(position);
  const all = rows
    .map(({ key, points }) => {
      const ahead = forecast.find(({ source }) => source === key);
      return ahead === undefined ? { key, points } : { key, points: points.map((n, seat) => n + ahead.points[seat]!) };
    })
    .filter(({ key, points }) => key === 'start' || points.some((n) => n !== 0));
  return scoreSheet(all, position.players, over);
}
