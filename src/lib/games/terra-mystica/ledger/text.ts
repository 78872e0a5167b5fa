import type { Check, Ledger, Row } from './ledger';
import { pastedRow } from './pasted';
import { clean, INSTEAD, readMoves } from './rows';
import { blankHeader, headerOf, readPragma, readRemark, readStatement } from './statements';

/**
 * A command file, or a ledger copied from its page. A line with tabs is a row of a ledger; the site's
 * remarks among such rows are no commands.
 */
export function readText(text: string, id = 'ledger'): Ledger {
  return readLines(text.split(/\r?\n/), id, text.includes('\t'));
}

export function readLines(lines: readonly string[], id: string, pasted = false): Ledger {
  const header = blankHeader();
  const rows: Row[] = [];
  const checks: Check[] = [];
  lines.forEach((line, index) => {
    const n = index + 1;
    if (pasted && line.includes('\t')) {
      const found = pastedRow(n, line);
      if (found === null) return;
      rows.push(...found.rows);
      if (found.check !== null) checks.push(found.check);
      return;
    }
    if (line.startsWith('##')) readPragma(line, header);
    const text = clean(header.ours ? ourWords(line) : line);
    if (text === '') return;
    const row = text.includes(':') && MOVES.test(text) ? readMoves(n, text) : apart(n, text);
    if (row !== null) rows.push(row);
  });
  const players = rows.filter((row) => row.kind === 'setup').length;
  return {
    id,
    header: headerOf(header),
    players,
    terrain: header.terrain,
    rows,
    lines: lines.length,
    checks,
    final: null
  };

  function apart(n: number, text: string): Row | null {
    return pasted ? readRemark(n, text, header) : readStatement(n, text, header);
  }
}

/** What we read where the site is told something else. */
function ourWords(line: string): string {
  const at = line.indexOf(INSTEAD);
  return at < 0 ? line : `${line.slice(0, line.indexOf(':'))}: ${line.slice(at + INSTEAD.length)}`;
}

/** Nothing but a word stands before the colon of a row. */
const MOVES = /^\w+ ?:/;
