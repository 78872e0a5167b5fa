import { read } from '../../../../tools/engine/arguments';
import { Complaint, type Command } from '../../../../tools/engine/command';
import { gamesIn } from '../../../../tools/engine/file';
import { game } from '../index';
import { writeLedger } from '../ledger/export';

/** A saved game as a ledger: text, not JSON, so that any reader of the notation takes it as it is. */
export const exportLedger: Command = async (args) => {
  const { positionals } = read(args, {});
  if (positionals.length !== 1) throw new Complaint('export-ledger takes one file');
  for (const { record, rows } of await gamesIn(positionals[0]!)) {
    if (record.header.game !== 'terra-mystica')
      throw new Complaint(`${positionals[0]} is a game of ${record.header.game}`);
    const moves = rows.map(({ move }) => move);
    process.stdout.write(writeLedger(game, record.header, moves));
  }
  return 0;
};
