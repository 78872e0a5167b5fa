import { headerFor, readOptions } from '$lib/kernel';
import type { Ledger, LedgerFault, LedgerRead } from '../../entry';
import { game } from '../index';
import { kit } from '../kit';
import { writeLedger } from './export';
import { readLedger } from './file';
import { configFor } from './import/arrange';
import type { Difference } from './import/check';
import { importLedger } from './import/run';
import type { Ledger as Written } from './ledger';
import { lineTooFar } from './size';

/** The notation of the world's ledgers (TM 18), as the house asks for it. */
export const ledger: Ledger = {
  extension: 'txt',
  looksLike: (text) => (isFile(text) ? text.includes('"ledger"') : LOOKS.test(text.slice(0, HEAD))),
  write: (header, moves) => writeLedger(game, header, moves),
  read(text) {
    const far = isFile(text) ? null : lineTooFar(text);
    if (far !== null) return refused({ line: far, command: '', reason: kit.refuse('ledger.long') });
    try {
      return played(readLedger(text, 'ledger'));
    } catch {
      return refused({ line: 1, command: text.trim().slice(0, LONGEST), reason: kit.refuse('ledger.file') });
    }
  }
};

/** A file that holds the rows of a ledger, rather than the rows themselves. */
const isFile = (text: string): boolean => /^\s*\{/.test(text);

/** A setup of a faction, a row of moves, or a row copied from a page. */
const LOOKS = /^[^\S\n]*(?:##plateau|option\s|setup\s+\w|[a-z]+[^\S\n]*:\s*\w|[a-z]+\t.*\bVP\t)/im;
/** By then it has shown what it is. */
const HEAD = 100_000;
const LONGEST = 60;

function played(written: Written): LedgerRead {
  if (written.rows.length === 0) return refused({ line: 1, command: '', reason: kit.refuse('ledger.empty') });
  const { moves, position, refused: stopped, differs } = importLedger(game, written);
  if (stopped !== null) return refused({ line: stopped.row, command: stopped.command, reason: stopped.reason });
  if (differs !== null) return refused(difference(differs));
  const config = configFor(written);
  // A stored game names every option, those of the rulebook's value included.
  const options = readOptions(game.meta, config.options, config.players);
  return {
    ok: true,
    header: headerFor(game, { ...config, options }),
    moves,
    names: position.seats.map(({ faction }) => ({ key: `faction.${faction}` })),
    rows: written.rows.length
  };
}

const refused = (fault: LedgerFault): LedgerRead => ({ ok: false, fault });

function difference({ row, faction, ...figures }: Difference): LedgerFault {
  const reason =
    faction === ''
      ? kit.refuse('ledger.differsBoard', undefined, figures)
      : kit.refuse('ledger.differs', undefined, { faction, ...figures });
  return { line: row, command: '', reason };
}
