import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { placeOf, read, textOf } from '../../../../tools/engine/arguments';
import { Complaint, type Command } from '../../../../tools/engine/command';
import { readLedger } from '../ledger/file';
import { beginImport, playRow } from '../ledger/import/run';
import type { Ledger, Row } from '../ledger/ledger';
import { clean, readMoves } from '../ledger/rows';
import { blankHeader, readStatement } from '../ledger/statements';
import { game } from '../index';
import { inWords } from './words';

const CASES = v.array(v.object({ id: v.string(), game: v.string(), prefix_rows: v.number(), command: v.string() }));
type Case = v.InferOutput<typeof CASES>[number];

/** Commands that must be refused after the first rows of a game. */
export const illegal: Command = (args, print) => {
  const { values, positionals } = read(args, { games: { type: 'string' } });
  if (positionals.length !== 1 || values.games === undefined)
    throw new Complaint('illegal takes a file and --games DIR');
  const cases = v.safeParse(CASES, JSON.parse(textOf(positionals[0]!)));
  if (!cases.success) throw new Complaint(`${positionals[0]} is not a list of cases`);
  const folder = placeOf(values.games);
  const ledgers = new Map<string, Ledger>();
  let all = true;
  for (const each of cases.output) {
    const result = tryCase(each, ledgerNamed(each.game, folder, ledgers));
    all &&= result.refused;
    print({ id: each.id, ...result });
  }
  return all ? 0 : 1;
};

function ledgerNamed(name: string, folder: string, known: Map<string, Ledger>): Ledger {
  let ledger = known.get(name);
  if (ledger === undefined) {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) throw new Complaint(`There is no file ${file}`);
    known.set(name, (ledger = readLedger(readFileSync(file, 'utf8'), name)));
  }
  return ledger;
}

/** `refused` only if the rows before were accepted and the command was not. */
export function tryCase({ prefix_rows, command }: Case, ledger: Ledger): { refused: boolean; reason: string } {
  const before = ledger.rows.filter((row) => row.n <= prefix_rows);
  const row = rowOf(prefix_rows + 1, clean(command));
  if (row === null) return { refused: false, reason: 'the command is no move' };
  const rows = [...before, row, ...ledger.rows.filter(({ n }) => n > prefix_rows)];
  const state = beginImport(game, { ...ledger, rows });
  for (; state.at < before.length; state.at++) {
    const refused = playRow(state, rows[state.at]!);
    if (refused !== null) {
      return { refused: false, reason: `row ${refused.row} before it was refused: ${inWords(refused.reason)}` };
    }
  }
  const refused = playRow(state, row);
  return {
    refused: refused !== null,
    reason: refused === null ? 'accepted' : `${refused.command}: ${inWords(refused.reason)}`
  };
}

const rowOf = (n: number, text: string): Row | null =>
  text.includes(':') ? readMoves(n, text) : readStatement(n, text, blankHeader());
