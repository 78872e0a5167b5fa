import { readFileSync } from 'node:fs';
import { read, whole } from '../../../../tools/engine/arguments';
import { Complaint, type Command } from '../../../../tools/engine/command';
import { buildingsOf, figuresNow } from '../ledger/import/check';
import { importLedger, type Imported } from '../ledger/import/run';
import { readLedger } from '../ledger/file';
import { COLUMNS } from '../ledger/ledger';
import { writtenFaction } from '../ledger/names';
import { game } from '../index';
import { idOf, ledgerFiles } from './files';
import { measure, rounded, warmUp, type Times } from './timing';
import { inWords } from './words';

const REPEATS = 5;

const HELP = {
  usage: 'ledger [--repeat N] FILE-OR-FOLDER...',
  ok: 'nothing was refused, and every figure of every row is the same',
  ms: `a replay of the whole ledger, from its text on, in a warm process: the fastest of N (${REPEATS} unless told)`,
  medianMs: 'the median of the same N replays',
  coldMs: 'the first replay of this ledger, while the process was still warming up'
};

/** Of a file that cannot be read. */
const NO_TIMES: Times = { fastest: 0, median: 0 };

/** Replays ledgers, a line each; `ok` if nothing was refused and every figure is the same. */
export const ledger: Command = (args, print) => {
  const { values, positionals } = read(args, { repeat: { type: 'string' }, help: { type: 'boolean' } });
  if (values.help) return void print(HELP);
  if (positionals.length === 0) throw new Complaint('ledger takes files or folders; ledger --help tells more');
  const repeats = whole('repeat', values.repeat, 1, REPEATS);
  const ledgers = ledgerFiles(positionals).map((file) => ({ id: idOf(file), text: readFileSync(file, 'utf8') }));
  const lines = ledgers.map(({ id, text }) => replayFile(id, text));
  warmUp(ledgers.filter((_, n) => lines[n]!.rows > 0));
  lines.forEach(({ id, ok, rows, ms: coldMs, refused, differs, final }, n) => {
    const { fastest: ms, median: medianMs } = rows > 0 ? measure(ledgers[n]!, repeats) : NO_TIMES;
    print({ id, ok, rows, ms, medianMs, coldMs, repeats, refused, differs, final });
  });
  return lines.every(({ ok }) => ok) ? 0 : 1;
};

export function replayFile(id: string, text: string) {
  const begun = performance.now();
  try {
    const read = readLedger(text, id);
    const played = importLedger(game, read);
    const ms = rounded(performance.now() - begun);
    const { differs } = played;
    const refused = played.refused && { ...played.refused, reason: inWords(played.refused.reason) };
    const ok = refused === null && differs === null;
    return { id: read.id, ok, rows: read.lines, ms, refused, differs, final: finalOf(played) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, ok: false, rows: 0, ms: 0, refused: { row: 0, command: '', reason }, differs: null, final: {} };
  }
}

function finalOf({ position, seats }: Imported): Record<string, object> {
  const final: Record<string, object> = {};
  for (const [faction, seat] of seats) {
    const figures = figuresNow(position, seat);
    final[writtenFaction(faction)] = {
      ...Object.fromEntries(COLUMNS.map((column, i) => [column, figures[i]])),
      buildings: buildingsOf(position, seat)
    };
  }
  return final;
}
