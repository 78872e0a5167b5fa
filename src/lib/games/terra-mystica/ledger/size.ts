/** More than any ledger has, in letters and in lines: what is longer is not worth reading. */
export const LONGEST_LINE = 10_000;
const MOST_LINES = 20_000;

/** The first line, from 1, that no ledger has: too long, or one too many. Null if there is none. */
export function lineTooFar(text: string): number | null {
  let line = 1;
  for (let at = 0; at <= text.length; line++) {
    const end = text.indexOf('\n', at);
    if ((end < 0 ? text.length : end) - at > LONGEST_LINE || line > MOST_LINES) return line;
    if (end < 0) return null;
    at = end + 1;
  }
  return null;
}
