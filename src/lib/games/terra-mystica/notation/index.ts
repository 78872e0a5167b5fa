import { headerFor, readOptions, refusal, type Game } from '$lib/kernel';
import type { Ledger, LedgerFault, LedgerRead } from '../../entry';
import { game } from '../index';
import { writeLedger } from './export';
import { readLedger } from './file';
import { configFor } from './import/arrange';
import type { Difference } from './import/check';
import { importLedger } from './import/run';
import type { Ledger as Written } from './ledger';

/** The notation of the world's ledgers (TM 18), as the house asks for it. */
export const ledger: Ledger = {
  extension: 'txt',
  looksLike: (text) => LOOKS.test(text),
  write: (header, moves) => writeLedger(game, header, moves),
  read(text) {
    try {
      return played(readLedger(text, 'ledger'));
    } catch {
      return refused({ line: 1, command: text.trim().slice(0, LONGEST), reason: refusal('ledger.file') });
    }
  }
};

/** A setup of a faction, a row of moves, a row copied from a page, or a file that holds such rows. */
const LOOKS = /^\s*(?:##plateau|option\s|setup\s+\w|[a-z]+\s*:\s*\w|[a-z]+\t.*\bVP\t|\{[^]*"ledger"\s*:)/im;
const LONGEST = 60;

function played(written: Written): LedgerRead {
  if (written.rows.length === 0) return refused({ line: 1, command: '', reason: refusal('ledger.empty') });
  const { moves, position, refused: stopped, differs } = importLedger(game, written);
  if (stopped !== null) return refused({ line: stopped.row, command: stopped.command, reason: stopped.reason });
  if (differs !== null) return refused(difference(differs));
  const config = configFor(written);
  // A stored game names every option, those of the rulebook's value included.
  const options = readOptions(game.meta, config.options, config.players);
  return {
    ok: true,
    header: headerFor(game as unknown as Game, { ...config, options }),
    moves,
    names: position.seats.map(({ faction }) => ({ key: `faction.${faction}` })),
    rows: written.rows.length
  };
}

const refused = (fault: LedgerFault): LedgerRead => ({ ok: false, fault });

function difference({ row, faction, ...figures }: Difference): LedgerFault {
  const reason =
    faction === ''
      ? refusal('ledger.differsBoard', undefined, figures)
      : refusal('ledger.differs', undefined, { faction, ...figures });
  return { line: row, command: '', reason };
}
