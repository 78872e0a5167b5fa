import type { Moment } from './history';

/** Whole steps of 1, 2 or 5 times a power of ten, few enough to be read. */
export function ticks(low: number, high: number, most = 6): number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; span / step > most; power *= 10) {
    for (const times of [1, 2, 5]) {
      step = times * power;
      if (span / step <= most) break;
    }
  }
  const list: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) list.push(tick);
  return list;
}

type Scale = (value: number) => number;

/** From values to pixels, rounded to a tenth. */
export const scale = (from: number, to: number, start: number, end: number): Scale => {
  const factor = to === from ? 0 : (end - start) / (to - from);
  return (value) => Math.round((start + (value - from) * factor) * 10) / 10;
};

/** Labels at these heights, pushed apart until none covers another and all stay between the bounds. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let floor = low;
  for (const i of order) floor = (placed[i] = Math.max(placed[i]!, floor)) + gap;
  let ceiling = high;
  for (const i of [...order].reverse()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - gap;
  return placed;
}

/** A line that holds its height until the next change, as points do between moves. */
export function steps(values: readonly number[], x: Scale, y: Scale): string {
  let path = `M${x(0)} ${y(values[0] ?? 0)}`;
  for (let n = 1; n < values.length; n++) {
    if (values[n] !== values[n - 1]) path += `H${x(n)}V${y(values[n]!)}`;
  }
  return `${path}H${x(values.length - 1)}`;
}

interface Band {
  readonly round: number;
  /** The move after which the round begins, and the one it ends with. */
  readonly from: number;
  readonly to: number;
}

/** The rounds as stretches of moves. What comes before the first round belongs to it. */
export function bands(moments: readonly Pick<Moment, 'n' | 'round'>[]): Band[] {
  const list: { round: number; from: number; to: number }[] = [];
  for (const { n, round } of moments) {
    const last = list.at(-1);
    if (last !== undefined) last.to = n;
    if (last === undefined || round > last.round) list.push({ round: Math.max(1, round), from: n, to: n });
  }
  return list;
}

interface RoundPoint {
  /** The round that ended here; null at the start and at the last moment. */
  readonly round: number | null;
  /** What has been scored; null where that is not known. */
  readonly points: readonly number[] | null;
  /** What everyone would have had if the game had ended then; null after it has. */
  readonly totals: readonly number[] | null;
}

type Counted = Pick<Moment, 'round' | 'points' | 'totals' | 'final'>;

/** The start, the end of every round, and now; after the last round what the count at the end makes of it. */
export function byRound(moments: readonly Counted[]): RoundPoint[] {
  const list: RoundPoint[] = [];
  const note = ({ points, totals }: Counted, round: number | null) => list.push({ round, points, totals });
  moments.forEach((moment, i) => {
    const before = moments[i - 1];
    if (before === undefined) note(moment, null);
    else if (moment.final) note(moment, before.round);
    else if (before.round < 1 && moment.round >= 1)
      list[0] = { round: null, points: moment.points, totals: moment.totals };
    else if (moment.round > before.round) note(moment, before.round);
  });
  const last = moments.at(-1);
  if (last === undefined || moments.length < 2) return list;
  if (!last.final) note(last, null);
  else if (last.points !== null) list.push({ round: null, points: last.totals, totals: null });
  return list;
}

/** Whether everybody may see how many points there are: `hidden` ones only when the game is over. */
export const pointsShow = (moments: readonly Pick<Moment, 'points' | 'open'>[], hidden: boolean): boolean => {
  const last = moments.at(-1);
  return last !== undefined && last.points !== null && (last.open || !hidden);
};

/** The points at a moment: as they stood, and with the final count when it has come. */
export const pointsAt = ({ points, totals, final }: Pick<Moment, 'points' | 'totals' | 'final'>): readonly number[] =>
  final || points === null ? totals : points;
