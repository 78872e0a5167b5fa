import { readFileSync } from 'node:fs';
import { read } from '../../../../tools/engine/arguments';
import { Complaint, type Command } from '../../../../tools/engine/command';
import { buildingsOf, figuresNow } from '../notation/import/check';
import { importLedger, type Imported } from '../notation/import/run';
import { readLedger } from '../notation/file';
import { COLUMNS } from '../notation/ledger';
import { writtenFaction } from '../notation/names';
import { game } from '../index';
import { idOf, ledgerFiles } from './files';
import { inWords } from './words';

/** Replays ledgers, a line each; `ok` if nothing was refused and every figure is the same. */
export const ledger: Command = (args, print) => {
  const { positionals } = read(args, {});
  if (positionals.length === 0) throw new Complaint('ledger takes files or folders');
  let allOk = true;
  for (const file of ledgerFiles(positionals)) {
    const line = replayFile(idOf(file), readFileSync(file, 'utf8'));
    allOk &&= line.ok;
    print(line);
  }
  return allOk ? 0 : 1;
};

export function replayFile(id: string, text: string) {
  const begun = performance.now();
  try {
    const read = readLedger(text, id);
    const played = importLedger(game, read);
    const ms = Math.round((performance.now() - begun) * 100) / 100;
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
