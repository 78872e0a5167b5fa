/** One line of the table: what was measured, the figure, and what it stands for. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly note?: string;
}

export const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);

/** The value that a share of all times does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  const inOrder = sorted(times);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? NaN;
}

/** Milliseconds of each of several runs, after one that warms up. */
export function timed(runs: number, work: () => void): number[] {
  work();
  return Array.from({ length: runs }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
}

export const ms = (n: number): string => `${n < 10 ? n.toFixed(2) : n.toFixed(0)} ms`;
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const perSecond = (n: number): string => `${Math.round(n).toLocaleString('en')} /s`;

export function table(title: string, figures: readonly Figure[]): string {
  const wide = Math.max(...figures.map(({ what }) => what.length));
  const narrow = Math.max(...figures.map(({ figure }) => figure.length));
  const lines = figures.map(
    ({ what, figure, note }) =>
      `  ${what.padEnd(wide)}  ${figure.padStart(narrow)}${note === undefined ? '' : `  ${note}`}`
  );
  return `${title}\n${lines.join('\n')}\n`;
}
