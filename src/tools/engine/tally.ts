/** Half of a 95 % interval is so many standard errors wide. */
const Z = 1.96;

const rounded = (n: number, digits = 2): number => Math.round(n * 10 ** digits) / 10 ** digits;

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;

/** Half the width of the 95 % interval of a mean. */
const spread = (list: readonly number[]): number => {
  const middle = mean(list);
  const squares = list.reduce((sum, n) => sum + (n - middle) ** 2, 0);
  return list.length < 2 ? 0 : Z * Math.sqrt(squares / (list.length - 1) / list.length);
};

/** The 95 % interval of a share of `n` (Wilson): sound also where few were played. */
export function interval(share: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const scale = 1 + Z ** 2 / n;
  const middle = share + Z ** 2 / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return [(middle - half) / scale, (middle + half) / scale];
}

/** What one seat made of one game. */
export interface Result {
  /** 1, or a part of it where several won. */
  readonly won: number;
  readonly points: number;
  /** Points before the best of the others, or behind. */
  readonly margin: number;
}

const figures = (results: readonly Result[]) => {
  const points = results.map((each) => each.points);
  const share = mean(results.map(({ won }) => won));
  return {
    seats: results.length,
    wins: rounded(results.reduce((sum, { won }) => sum + won, 0)),
    share: rounded(share, 3),
    mean: rounded(mean(points))
  };
};

/** All that one kind of bot did in an arena. */
export class Tally {
  readonly #results: Result[] = [];
  readonly #times: number[] = [];
  readonly #by = new Map<string, Map<string, Result[]>>();

  /** Adds a result, also under what the seat was: its place, its faction. */
  add(result: Result, under: Readonly<Record<string, string>>): void {
    this.#results.push(result);
    for (const [what, name] of Object.entries(under)) {
      const names = this.#by.get(what) ?? new Map<string, Result[]>();
      this.#by.set(what, names.set(name, [...(names.get(name) ?? []), result]));
    }
  }

  thought(ms: number): void {
    this.#times.push(ms);
  }

  told(bot: string): object {
    const all = figures(this.#results);
    const [low, high] = interval(mean(this.#results.map(({ won }) => won)), this.#results.length);
    const points = this.#results.map((each) => each.points);
    const half = spread(points);
    const times = [...this.#times].sort((a, b) => a - b);
    return {
      bot,
      ...all,
      low: rounded(low, 3),
      high: rounded(high, 3),
      meanLow: rounded(mean(points) - half),
      meanHigh: rounded(mean(points) + half),
      margin: rounded(mean(this.#results.map(({ margin }) => margin))),
      msPerDecision: rounded(mean(times)),
      p95: rounded(times[Math.floor(times.length * 0.95)] ?? 0),
      ...Object.fromEntries([...this.#by].map(([what, names]) => [what, tableOf(names)]))
    };
  }
}

const tableOf = (names: ReadonlyMap<string, readonly Result[]>): object =>
  Object.fromEntries(
    [...names].map(([name, results]) => [name, figures(results)] as const).sort(([, a], [, b]) => b.mean - a.mean)
  );
