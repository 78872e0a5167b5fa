import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Minutes for each promise, from `npm run torture`; none in `npm test`. */
export const MINUTES = Number(process.env['TORTURE_MINUTES'] ?? 0);
const REPORT = process.env['TORTURE_REPORT'];

/** What was tried, how often, and what was lost: a line for the one who asked for the run. */
export function report(line: {
  readonly promise: string;
  readonly tried: number;
  readonly lost: readonly string[];
}): void {
  if (REPORT === undefined) return;
  mkdirSync(dirname(REPORT), { recursive: true });
  appendFileSync(REPORT, `${JSON.stringify(line)}\n`);
}
